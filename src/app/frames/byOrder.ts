export const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order
