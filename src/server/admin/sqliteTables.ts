import type SqliteDatabase from 'better-sqlite3'

export type Row = Record<string, unknown>

export interface Table {
  name: string
  columns: { name: string; isText: boolean; isKey: boolean }[]
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All tables of the product, each after those that it refers to. */
export function listTables(database: SqliteDatabase.Database): Table[] {
  const names = database
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name)
    .filter(name => !/^(sqlite|kysely)_/.test(name))
  const ordered = new Set<string>()
  const add = (name: string, above: readonly string[]) => {
    if (ordered.has(name)) return
    if (above.includes(name)) throw new Error(`Tables refer to each other: ${[...above, name].join(', ')}`)
    const references = database.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[]
    for (const { table } of references) if (table !== name) add(table, [...above, name])
    ordered.add(name)
  }
  for (const name of names) add(name, [])
  return [...ordered].map(name => ({ name, columns: columnsOf(database, name) }))
}

function columnsOf(database: SqliteDatabase.Database, table: string): Table['columns'] {
  const columns = database.pragma(`table_info(${quoted(table)})`) as {
    name: string
    type: string
    pk: number
  }[]
  const hasKey = columns.some(({ pk }) => pk > 0)
  return columns
    .sort((one, other) => one.pk - other.pk)
    .map(({ name, type, pk }) => ({ name, isText: type.toLowerCase() === 'text', isKey: !hasKey || pk > 0 }))
}

/** In the order of the key. */
export function readRows(database: SqliteDatabase.Database, { name, columns }: Table): IterableIterator<Row> {
  const list = (some: Table['columns']) => some.map(column => quoted(column.name)).join(', ')
  const key = columns.filter(({ isKey }) => isKey)
  return database
    .prepare<[], Row>(`select ${list(columns)} from ${quoted(name)} order by ${list(key)}`)
    .iterate()
}
