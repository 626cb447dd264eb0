import { Hono } from 'hono'
import { todayIn } from '@/domain/zonedTime'
import { notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { requireUser } from '../http/session'
import { mailLanguage } from '../kernel/language'
import { exportFileName, exportFiles, type ExportFile } from '@/domain/exportKind'
import { inSnapshot } from '../db/inSnapshot'
import { exportClients } from '../db/exports'
import { toCsv } from '../exports/csv'
import type { Exported } from '../exports/table'
import { tables } from '../exports/tables'
import { toVcard } from '../exports/vcard'
import { toXlsx } from '../exports/xlsx'
import { findOwnSalon } from './salon/ownSalon'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function write(
  { kind, format }: ExportFile,
  exported: Exported,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === 'vcf') return toVcard(await exportClients(exported.db, exported.salon.id))
  const rows = await inSnapshot(exported.db, snapshot => tables[kind]({ ...exported, db: snapshot }))
  return format === 'csv' ? toCsv(rows) : new Uint8Array(await toXlsx(rows, exported.language))
}

/** GET /salons/{id}/exports/{kind}.{format}: the owner's data; the headings are in the requested language. */
export function exportRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/exports/:file', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const file = exportFiles.find(one => exportFileName(one) === context.req.param('file'))
    if (!file) throw notFound()
    const language = mailLanguage(context.req.header('accept-language'))
    const at = now()
    const { kind, format } = file
    return context.body(await write(file, { db, salon, language, now: at }), 200, {
      'Content-Type': contentTypes[format],
      'Content-Disposition': `attachment; filename="kursi-${kind}-${todayIn(salon.time_zone, at)}.${format}"`,
    })
  })

  return routes
}
