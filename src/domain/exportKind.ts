export const exportKinds = ['appointments', 'clients', 'takings', 'changes'] as const
export type ExportKind = (typeof exportKinds)[number]

/** A table for a spreadsheet, for a program, or the contacts for an address book. */
export type ExportFormat = 'xlsx' | 'csv' | 'vcf'

/** GET /salons/{id}/exports/{kind}.{format} */
export interface ExportFile {
  kind: ExportKind
  format: ExportFormat
}

const formatsOf: Record<ExportKind, readonly ExportFormat[]> = {
  appointments: ['xlsx', 'csv'],
  clients: ['xlsx', 'csv', 'vcf'],
  takings: ['xlsx', 'csv'],
  changes: ['xlsx', 'csv'],
}

export const exportFiles: readonly ExportFile[] = exportKinds.flatMap(kind =>
  formatsOf[kind].map(format => ({ kind, format })),
)

export const exportFileName = ({ kind, format }: ExportFile): string => `${kind}.${format}`
