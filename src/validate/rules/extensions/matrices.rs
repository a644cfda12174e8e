//! Cooperative matrices.
//!
//! | extension | instructions |
//! |---|---|
//! | SPV_KHR_cooperative_matrix | the multiplication, the length; `memory` has loads and stores |
//! | SPV_ARM_cooperative_matrix_layouts | what its layouts require of loads and stores |
//! | SPV_INTEL_joint_matrix, SPV_INTEL_cooperative_matrix_offset | loads, stores and elements |
//! | SPV_NV_cooperative_matrix2 | transposition, reduction, functions of elements |

use Operand::{Free, Is};

use crate::spirv::grammar::{
    CooperativeMatrixLayout, CooperativeMatrixOperands, CooperativeMatrixReduce, CooperativeMatrixUse, Op,
};
use crate::spirv::view::Type;
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::{INT, INT32, INTS, Operand, Operation, Signature, operands};
use crate::validate::violation::Violations;

/// The type of a cooperative matrix.
#[derive(Clone, Copy, Debug)]
struct Matrix {
    component: u32,
    /// The ids of the scope, the rows, the columns and the use.
    sizes: [u32; 4],
}

/// The positions in [`Matrix::sizes`].
const SCOPE: usize = 0;
const ROWS: usize = 1;
const COLUMNS: usize = 2;
const USE: usize = 3;

impl Matrix {
    fn of_type(cx: &Cx<'_, '_>, ty: u32) -> Option<Self> {
        let inst = cx.definition(ty).filter(|inst| inst.op == Op::TypeCooperativeMatrixKHR)?;
        match *inst.operands {
            [_, component, scope, rows, columns, usage] => {
                Some(Self { component, sizes: [scope, rows, columns, usage] })
            }
            _ => None,
        }
    }

    fn of_value(cx: &Cx<'_, '_>, value: u32) -> Option<Self> {
        Self::of_type(cx, cx.type_id(value)?)
    }

    /// Returns a size, unless specialization decides it.
    fn size(self, cx: &Cx<'_, '_>, at: usize) -> Option<u64> {
        cx.int(self.sizes[at])
    }

    /// Returns `true` if a size is that of another matrix, as far as it is known.
    fn is_equal(self, cx: &Cx<'_, '_>, at: usize, other: Self, other_at: usize) -> bool {
        match (self.size(cx, at), other.size(cx, other_at)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        }
    }
}

fn is_pointer(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: u32, found: &mut Violations) {
    let is_pointer = cx.pointer_of(pointer).is_some();
    it.require(is_pointer, found, || format!("{} is not a pointer", cx.name(pointer)));
}

pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if !signature(it.op).is_none_or(|signature| signature.check(cx, it, found)) {
        return;
    }
    match (it.op, it.operands) {
        (Op::CooperativeMatrixMulAddKHR, &[a, b, c, ref flags @ ..]) => multiply(cx, it, [a, b, c], flags, found),
        (Op::CooperativeMatrixLengthKHR, &[ty]) => length(cx, it, ty, found),
        (Op::CooperativeMatrixLoadKHR, &[pointer, layout, ref rest @ ..]) => {
            in_memory(cx, it, it.ty, pointer, layout, rest.first().copied(), found);
        }
        (Op::CooperativeMatrixStoreKHR, &[pointer, object, layout, ref rest @ ..]) => {
            in_memory(cx, it, cx.type_id(object), pointer, layout, rest.first().copied(), found);
        }
        (Op::CooperativeMatrixLoadCheckedINTEL, &[pointer, _, _, layout, _, _, ref rest @ ..]) => {
            matrix(cx, it, it.ty, found);
            access(cx, it, pointer, layout, rest.first().copied(), found);
        }
        (Op::CooperativeMatrixStoreCheckedINTEL, &[pointer, _, _, object, layout, _, _, ref rest @ ..]) => {
            matrix(cx, it, cx.type_id(object), found);
            access(cx, it, pointer, layout, rest.first().copied(), found);
        }
        (Op::CooperativeMatrixLoadOffsetINTEL, &[pointer, _, _, layout, stride, ..]) => {
            matrix(cx, it, it.ty, found);
            access(cx, it, pointer, layout, Some(stride), found);
        }
        (Op::CooperativeMatrixStoreOffsetINTEL, &[pointer, _, _, object, layout, stride, ..]) => {
            matrix(cx, it, cx.type_id(object), found);
            access(cx, it, pointer, layout, Some(stride), found);
        }
        (Op::CooperativeMatrixPrefetchINTEL, &[pointer, _, _, _, layout, ref rest @ ..]) => {
            access(cx, it, pointer, layout, rest.first().copied(), found);
        }
        (Op::CooperativeMatrixConstructCheckedINTEL, &[_, _, _, _, value]) => {
            if let Some(matrix) = matrix(cx, it, it.ty, found) {
                it.require(cx.type_id(value) == Some(matrix.component), found, || {
                    "the value must have the component type of the result type".to_owned()
                });
            }
        }
        (Op::CooperativeMatrixGetElementCoordINTEL, &[object, _]) => _ = matrix(cx, it, cx.type_id(object), found),
        (Op::CooperativeMatrixApplyFunctionINTEL, &[_, object]) => {
            alike(cx, it, object, &[(SCOPE, SCOPE), (ROWS, ROWS), (COLUMNS, COLUMNS)], found);
        }
        (Op::CooperativeMatrixTransposeNV, &[object]) => {
            alike(cx, it, object, &[(SCOPE, SCOPE), (ROWS, COLUMNS), (COLUMNS, ROWS)], found);
            used(cx, it, it.ty, CooperativeMatrixUse::MatrixBKHR, found);
            used(cx, it, cx.type_id(object), CooperativeMatrixUse::MatrixAccumulatorKHR, found);
        }
        (Op::CooperativeMatrixLoadTensorNV, &[pointer, object, ..]) => {
            is_pointer(cx, it, pointer, found);
            matrix(cx, it, it.ty, found);
            it.require(cx.type_id(object) == it.ty, found, || "the object must have the result type".to_owned());
        }
        (Op::CooperativeMatrixStoreTensorNV, &[pointer, object, ..]) => {
            is_pointer(cx, it, pointer, found);
            matrix(cx, it, cx.type_id(object), found);
        }
        (Op::CooperativeMatrixConvertUseEXT, &[object]) => {
            alike(cx, it, object, &[(SCOPE, SCOPE), (ROWS, ROWS), (COLUMNS, COLUMNS)], found);
        }
        (Op::CooperativeMatrixReduceEXT, &[object, mask, function]) => {
            reduction(cx, it, object, CooperativeMatrixReduce(mask), found);
            combination(cx, it, function, found);
        }
        (Op::CooperativeMatrixPerElementOpEXT, &[object, function, ..]) => {
            it.require(cx.type_id(object) == it.ty, found, || "the matrix must have the result type".to_owned());
            it.require(cx.op(function) == Some(Op::Function), found, || {
                format!("{} is no function", cx.name(function))
            });
        }
        _ => {}
    }
}

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::CooperativeMatrixLoadCheckedINTEL      => operands(&[Free, Is(INT32), Is(INT32), Free, Is(INT), Is(INT), Free]),
        Op::CooperativeMatrixStoreCheckedINTEL     => operands(&[Free, Is(INT32), Is(INT32), Free, Free, Is(INT), Is(INT), Free]),
        Op::CooperativeMatrixLoadOffsetINTEL       => operands(&[Free, Is(INT32), Is(INT32), Free, Is(INT), Free]),
        Op::CooperativeMatrixStoreOffsetINTEL      => operands(&[Free, Is(INT32), Is(INT32), Free, Free, Is(INT), Free]),
        Op::CooperativeMatrixPrefetchINTEL         => operands(&[Free, Is(INT32), Is(INT32), Free]),
        Op::CooperativeMatrixConstructCheckedINTEL => operands(&[Is(INT32), Is(INT32), Is(INT), Is(INT), Free]),
        Op::CooperativeMatrixGetElementCoordINTEL  => super::rule(INTS.counts(&[2]).widths(&[32]), &[Free, Is(INT32)]),
        _ => return None,
    })
}

/// Returns the matrix that a type must be.
fn matrix(cx: &Cx<'_, '_>, it: &Operation<'_>, ty: Option<u32>, found: &mut Violations) -> Option<Matrix> {
    let matrix = ty.and_then(|ty| Matrix::of_type(cx, ty));
    it.require(matrix.is_some(), found, || "the value must be a cooperative matrix".to_owned());
    matrix
}

/// Checks a load or store of SPV_KHR_cooperative_matrix.
fn in_memory(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    ty: Option<u32>,
    pointer: u32,
    layout: u32,
    stride: Option<u32>,
    found: &mut Violations,
) {
    matrix(cx, it, ty, found);
    access(cx, it, pointer, layout, stride, found);
    let needing = [CooperativeMatrixLayout::RowMajorKHR, CooperativeMatrixLayout::ColumnMajorKHR];
    let needs_stride = needing.iter().any(|needing| cx.int(layout) == Some(needing.0.into()));
    it.require(stride.is_some() || !needs_stride, found, || "the layout requires a stride".to_owned());
    blocks(cx, it, ty, layout, stride, found);
}

/// Checks the memory, its layout and its stride.
fn access(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: u32, layout: u32, stride: Option<u32>, found: &mut Violations) {
    let is_pointer = match cx.type_of(pointer) {
        Some(Type::Pointer { pointee: Some(pointee), .. }) => {
            matches!(cx.component(pointee), Some(Type::Int { .. } | Type::Float { .. } | Type::Other(Op::TypeFloat)))
        }
        Some(Type::Pointer { pointee: None, .. }) => true,
        _ => false,
    };
    it.require(is_pointer, found, || "the pointer must point to a scalar or vector of numbers".to_owned());
    let is_layout = cx.is_constant(layout) && matches!(cx.type_of(layout), Some(Type::Int { width: 32, .. }));
    it.require(is_layout, found, || "the layout must be a constant 32-bit integer".to_owned());
    let is_stride = stride.is_none_or(|stride| matches!(cx.type_of(stride), Some(Type::Int { .. })));
    it.require(is_stride, found, || "the stride must be a scalar integer".to_owned());
}

/// Checks the rules of SPV_ARM_cooperative_matrix_layouts.
fn blocks(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    ty: Option<u32>,
    layout: u32,
    stride: Option<u32>,
    found: &mut Violations,
) {
    const BLOCK: u64 = 16;
    let layout = cx.int(layout).and_then(|layout| u32::try_from(layout).ok()).map(CooperativeMatrixLayout);
    let (rows_by, columns_by) = match layout {
        Some(CooperativeMatrixLayout::RowBlockedInterleavedARM) => (false, true),
        Some(CooperativeMatrixLayout::ColumnBlockedInterleavedARM) => (true, false),
        _ => return,
    };
    let is_constant = stride.is_some_and(|stride| cx.is_constant(stride));
    let stride = stride.and_then(|stride| cx.int(stride));
    let is_allowed = is_constant && matches!(stride, None | Some(1 | 2 | 4));
    it.require(is_allowed, found, || "the layout requires a constant stride of 1, 2 or 4".to_owned());
    if !is_allowed {
        return;
    }
    let (Some(matrix), Some(stride)) = (ty.and_then(|ty| Matrix::of_type(cx, ty)), stride) else { return };
    let width = match cx.ty(matrix.component) {
        Some(Type::Int { width, .. } | Type::Float { width }) => u64::from(width),
        _ => return,
    };
    let rows = 4 * if rows_by { stride } else { 1 };
    let columns = (BLOCK * 8).checked_div(width).unwrap_or(0) * if columns_by { stride } else { 1 };
    let is_multiple = |at, of: u64| matrix.size(cx, at).is_none_or(|size| of == 0 || size.is_multiple_of(of));
    it.require(is_multiple(ROWS, rows) && is_multiple(COLUMNS, columns), found, || {
        format!("the layout requires multiples of {rows} rows and of {columns} columns")
    });
}

/// Checks that the result and a matrix have the same sizes at pairs of positions.
fn alike(cx: &Cx<'_, '_>, it: &Operation<'_>, object: u32, sizes: &[(usize, usize)], found: &mut Violations) {
    let (Some(result), Some(operand)) = (matrix(cx, it, it.ty, found), matrix(cx, it, cx.type_id(object), found))
    else {
        return;
    };
    let is_alike = sizes.iter().all(|&(at, of)| result.is_equal(cx, at, operand, of));
    it.require(is_alike, found, || "the scope and sizes of the result do not match those of the matrix".to_owned());
}

/// Checks that a matrix has a use.
fn used(cx: &Cx<'_, '_>, it: &Operation<'_>, ty: Option<u32>, expected: CooperativeMatrixUse, found: &mut Violations) {
    let usage = ty.and_then(|ty| Matrix::of_type(cx, ty)).and_then(|matrix| matrix.size(cx, USE));
    it.require(usage.is_none_or(|usage| usage == u64::from(expected.0)), found, || {
        format!("the use of the matrix must be {expected}")
    });
}

/// Checks what a matrix is reduced to.
fn reduction(cx: &Cx<'_, '_>, it: &Operation<'_>, object: u32, mask: CooperativeMatrixReduce, found: &mut Violations) {
    const ROW: CooperativeMatrixReduce = CooperativeMatrixReduce::Row;
    const COLUMN: CooperativeMatrixReduce = CooperativeMatrixReduce::Column;
    let sizes: &[(usize, usize)] = match mask {
        ROW => &[(SCOPE, SCOPE), (ROWS, ROWS)],
        COLUMN => &[(SCOPE, SCOPE), (COLUMNS, COLUMNS)],
        _ => &[(SCOPE, SCOPE)],
    };
    alike(cx, it, object, sizes, found);
    for ty in [it.ty, cx.type_id(object)] {
        used(cx, it, ty, CooperativeMatrixUse::MatrixAccumulatorKHR, found);
    }
    let has = |bit: CooperativeMatrixReduce| mask.0 & bit.0 != 0;
    let square = CooperativeMatrixReduce::CooperativeMatrixReduce2x2;
    it.require(mask.0 != 0 && !(has(square) && (has(ROW) || has(COLUMN))), found, || {
        "the reduction must be that of rows, of columns, of both, or of squares".to_owned()
    });
    let (Some(result), Some(operand)) = (it.ty.and_then(|ty| Matrix::of_type(cx, ty)), Matrix::of_value(cx, object))
    else {
        return;
    };
    it.require(result.component == operand.component, found, || "the component types differ".to_owned());
    let is_half = |at| result.size(cx, at).zip(operand.size(cx, at)).is_none_or(|(half, whole)| half == whole / 2);
    it.require(!has(square) || is_half(ROWS) && is_half(COLUMNS), found, || {
        "a reduction of squares halves the rows and the columns".to_owned()
    });
}

/// Checks that a function combines two components (SPV_NV_cooperative_matrix2, OpCooperativeMatrixReduceNV).
fn combination(cx: &Cx<'_, '_>, it: &Operation<'_>, function: u32, found: &mut Violations) {
    let component = it.ty.and_then(|ty| Matrix::of_type(cx, ty)).map(|matrix| matrix.component);
    let ty =
        cx.definition(function).filter(|inst| inst.op == Op::Function).and_then(|inst| inst.operands.get(3).copied());
    let (Some(component), Some(ty)) = (component, ty.and_then(|ty| cx.definition(ty))) else { return };
    it.require(ty.operands.get(1..) == Some(&[component; 3]), found, || {
        "the function must combine two components to one".to_owned()
    });
}

/// Checks the length: a 32-bit integer without sign, of the type of a matrix.
fn length(cx: &Cx<'_, '_>, it: &Operation<'_>, ty: u32, found: &mut Violations) {
    let result = it.ty.and_then(|ty| cx.ty(ty));
    it.require(matches!(result, Some(Type::Int { width: 32, is_signed: false })), found, || {
        "the result type must be a 32-bit integer without sign".to_owned()
    });
    it.require(cx.op(ty) == Some(Op::TypeCooperativeMatrixKHR), found, || {
        format!("{} is no type of cooperative matrices", cx.name(ty))
    });
}

/// Checks the product of `a` and `b` plus `c`.
fn multiply(cx: &Cx<'_, '_>, it: &Operation<'_>, [a, b, c]: [u32; 3], flags: &[u32], found: &mut Violations) {
    let result = it.ty.and_then(|ty| Matrix::of_type(cx, ty));
    let of_value = |value| Matrix::of_value(cx, value);
    let (Some(result), Some(a), Some(b), Some(c)) = (result, of_value(a), of_value(b), of_value(c)) else {
        it.require(false, found, || "the result and all operands must be cooperative matrices".to_owned());
        return;
    };
    let matrices = [("A", a), ("B", b), ("C", c), ("the result", result)];
    let uses = [
        CooperativeMatrixUse::MatrixAKHR,
        CooperativeMatrixUse::MatrixBKHR,
        CooperativeMatrixUse::MatrixAccumulatorKHR,
        CooperativeMatrixUse::MatrixAccumulatorKHR,
    ];
    for ((name, matrix), expected) in matrices.into_iter().zip(uses) {
        let is_use = matrix.size(cx, USE).is_none_or(|usage| usage == u64::from(expected.0));
        it.require(is_use, found, || format!("the use of {name} is not that of its place"));
    }
    let scopes = matrices.iter().all(|(_, matrix)| matrix.is_equal(cx, SCOPE, result, SCOPE));
    it.require(scopes, found, || "the scopes of the matrices differ".to_owned());
    let equal = |x: Matrix, at, y: Matrix, of| x.is_equal(cx, at, y, of);
    let rows = equal(a, ROWS, c, ROWS) && equal(a, ROWS, result, ROWS) && equal(c, ROWS, result, ROWS);
    it.require(rows, found, || "the numbers of rows of A, C and the result differ".to_owned());
    let columns =
        equal(b, COLUMNS, c, COLUMNS) && equal(b, COLUMNS, result, COLUMNS) && equal(c, COLUMNS, result, COLUMNS);
    it.require(columns, found, || "the numbers of columns of B, C and the result differ".to_owned());
    it.require(equal(a, COLUMNS, b, ROWS), found, || "the columns of A are not as many as the rows of B".to_owned());
    if let Some(&flags) = flags.first() {
        interpretation(cx, it, matrices, flags, found);
    }
}

/// A flag, the positions of the matrices that it is about, and what their components must be.
type Interpretation = (CooperativeMatrixOperands, &'static [usize], fn(Option<Type<'_>>) -> bool, &'static str);

/// The flags of SPV_KHR_cooperative_matrix and SPV_INTEL_joint_matrix.
#[rustfmt::skip]
const INTERPRETATIONS: &[Interpretation] = &[
    (CooperativeMatrixOperands::MatrixASignedComponentsKHR,          &[0],    is_int,   "integers"),
    (CooperativeMatrixOperands::MatrixBSignedComponentsKHR,          &[1],    is_int,   "integers"),
    (CooperativeMatrixOperands::MatrixCSignedComponentsKHR,          &[2],    is_int,   "integers"),
    (CooperativeMatrixOperands::MatrixResultSignedComponentsKHR,     &[3],    is_int,   "integers"),
    (CooperativeMatrixOperands::MatrixAAndBTF32ComponentsINTEL,      &[0, 1], is_float, "32-bit floating-point numbers"),
    (CooperativeMatrixOperands::MatrixAAndBBFloat16ComponentsINTEL,  &[0, 1], is_short, "16-bit integers"),
    (CooperativeMatrixOperands::MatrixCBFloat16ComponentsINTEL,      &[2],    is_short, "16-bit integers"),
    (CooperativeMatrixOperands::MatrixResultBFloat16ComponentsINTEL, &[3],    is_short, "16-bit integers"),
];

fn is_int(component: Option<Type<'_>>) -> bool {
    matches!(component, Some(Type::Int { .. }))
}

fn is_short(component: Option<Type<'_>>) -> bool {
    matches!(component, Some(Type::Int { width: 16, .. }))
}

fn is_float(component: Option<Type<'_>>) -> bool {
    matches!(component, Some(Type::Float { width: 32 }))
}

/// Checks that flags suit the components of the matrices.
fn interpretation(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    matrices: [(&str, Matrix); 4],
    flags: u32,
    found: &mut Violations,
) {
    for (flag, positions, holds, noun) in INTERPRETATIONS.iter().filter(|row| flags & row.0.0 != 0) {
        for &position in *positions {
            let (name, matrix) = matrices[position];
            it.require(holds(cx.ty(matrix.component)), found, || {
                format!("{flag} requires that the components of {name} are {noun}")
            });
        }
    }
}
