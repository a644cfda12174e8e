//! Tests of the tables and lookups.
