import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely'

/** Who changed what in a salon, in rows that can be neither changed nor deleted as long as the salon is there. */
export const auditEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_entries')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('salon_id', 'text', column => column.notNull().references('salons.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('actor', 'text', column => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_name', 'text')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('action', 'text', column => column.notNull())
      .addColumn('subject_id', 'text', column => column.notNull())
      .addColumn('subject_name', 'text')
      .addColumn('subject_name_ar', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute()
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on('audit_entries').columns(columns).execute()
    await index('audit_entries_of_salon', ['salon_id', 'created_at', 'id'])
    await index('audit_entries_of_kind', ['salon_id', 'kind', 'created_at', 'id'])
    await index('audit_entries_of_actor', ['salon_id', 'actor', 'actor_id', 'created_at', 'id'])
    await index('audit_entries_of_subject', ['salon_id', 'subject_id', 'created_at', 'id'])
    if (db.getExecutor().adapter instanceof PostgresAdapter) await refuseOnPostgres(db)
    else await refuseOnSqlite(db)
  },
}

// The salon's row is gone before its entries are deleted with it.
async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_entries_stay before update on audit_entries
    begin select raise(abort, 'audit entries cannot be changed'); end`.execute(db)
  await sql`create trigger audit_entries_last before delete on audit_entries
    when exists (select 1 from salons where salons.id = old.salon_id)
    begin select raise(abort, 'audit entries cannot be deleted'); end`.execute(db)
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_entries_stay() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select 1 from salons where salons.id = old.salon_id) then return old; end if;
      raise exception 'audit entries cannot be deleted';
    end if;
    raise exception 'audit entries cannot be changed';
  end $$`.execute(db)
  await sql`create trigger audit_entries_stay before update or delete on audit_entries
    for each row execute function audit_entries_stay()`.execute(db)
  await sql`create trigger audit_entries_last before truncate on audit_entries
    for each statement execute function audit_entries_stay()`.execute(db)
}
