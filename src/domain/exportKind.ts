/** GET /salons/{id}/exports/{kind}.csv */
export const exportKinds = ['appointments', 'clients', 'takings'] as const
export type ExportKind = (typeof exportKinds)[number]
