const itemsIn = (parent: ParentNode) => [...parent.querySelectorAll<HTMLElement>('[data-diary-item]')]

const rowOf = (item: HTMLElement) => Number(item.dataset['diaryItem'])

/** The block or gap that an arrow key leads to: up and down in a column, sideways to the nearest in the next column. */
export function neighbourOf(grid: HTMLElement, current: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...grid.querySelectorAll<HTMLElement>('[data-diary-column]')].filter(
    column => itemsIn(column).length > 0,
  )
  const column = columns.find(one => one.contains(current))
  if (!column) return undefined
  const own = itemsIn(column)
  const at = own.indexOf(current)
  if (key === 'ArrowUp') return own[at - 1]
  if (key === 'ArrowDown') return own[at + 1]
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isForward = (key === 'ArrowRight') !== (getComputedStyle(grid).direction === 'rtl')
  const next = columns[columns.indexOf(column) + (isForward ? 1 : -1)]
  const distance = (item: HTMLElement) => Math.abs(rowOf(item) - rowOf(current))
  return next && itemsIn(next).sort((one, other) => distance(one) - distance(other))[0]
}
