import { screen } from '@testing-library/react'
import type { TestApi } from './startApi'

/** The names in the order that the database has. */
export async function storedOrder({ app }: TestApi, table: 'sections' | 'services'): Promise<string> {
  const rows = await app.db.selectFrom(table).select('name').orderBy('position').execute()
  return rows.map(({ name }) => name).join(' ')
}

/** The names in the order that the page has. */
export const shownOrder = (): string =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .join(' ')
