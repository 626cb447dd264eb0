import {
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  PostgresDriver,
  UpdateQueryNode,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/** A lock that one connection of all processes holds until its transaction ends. */
const takeTurn = CompiledQuery.raw('select pg_advisory_xact_lock(461549859689)')

/**
 * PostgreSQL with SQLite's guarantee of a single writer. What a transaction has read stays true until it ends. A single
 * statement sees every other transaction as done or not begun. Reads outside of transactions never wait.
 */
export class OneWriterDriver implements Driver {
  readonly #postgres: Driver

  constructor(config: PostgresDialectConfig) {
    this.#postgres = new PostgresDriver(config)
  }

  init(): Promise<void> {
    return this.#postgres.init()
  }

  async acquireConnection(): Promise<OneWriterConnection> {
    return new OneWriterConnection(this, await this.#postgres.acquireConnection())
  }

  async beginTransaction(connection: OneWriterConnection, settings: TransactionSettings): Promise<void> {
    await this.#postgres.beginTransaction(connection.own, settings)
    try {
      await connection.own.executeQuery(takeTurn)
    } catch (error) {
      await this.#postgres.rollbackTransaction(connection.own)
      throw error
    }
    connection.isInTransaction = true
  }

  async commitTransaction(connection: OneWriterConnection): Promise<void> {
    await this.#postgres.commitTransaction(connection.own)
    connection.isInTransaction = false
  }

  async rollbackTransaction(connection: OneWriterConnection): Promise<void> {
    connection.isInTransaction = false
    await this.#postgres.rollbackTransaction(connection.own)
  }

  releaseConnection({ own }: OneWriterConnection): Promise<void> {
    return this.#postgres.releaseConnection(own)
  }

  destroy(): Promise<void> {
    return this.#postgres.destroy()
  }
}

class OneWriterConnection implements DatabaseConnection {
  isInTransaction = false
  readonly own: DatabaseConnection
  readonly #driver: OneWriterDriver

  constructor(driver: OneWriterDriver, own: DatabaseConnection) {
    this.#driver = driver
    this.own = own
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction || !isWrite(query)) return this.own.executeQuery<Row>(query)
    await this.#driver.beginTransaction(this, {})
    try {
      const result = await this.own.executeQuery<Row>(query)
      await this.#driver.commitTransaction(this)
      return result
    } catch (error) {
      await this.#driver.rollbackTransaction(this)
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.own.streamQuery<Row>(query, chunkSize)
  }
}

const isWrite = ({ query }: CompiledQuery): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
