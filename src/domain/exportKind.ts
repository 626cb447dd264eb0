/** GET /salons/{id}/exports/{kind}.csv */
export const exportKinds = ['appointments', 'customers', 'takings'] as const
export type ExportKind = (typeof exportKinds)[number]
