import type { StepFilter } from './supportSlice'
import type { Moment, Timeline, TimelineStep } from './timeline'

/** A line of the list, with what unfolds below it. */
export interface Row {
  step: TimelineStep
  folded: readonly TimelineStep[]
  /** Something below it went wrong or is what was searched for. */
  isUnfolded: boolean
}

/** The rows of one page: the location changes where the next one begins. */
export interface PageRows {
  pathname: string
  rows: readonly Row[]
}

const matches = (search: string) => {
  const words = search.trim().toLowerCase()
  return ({ name, request }: TimelineStep) =>
    name.toLowerCase().includes(words) || (request?.endpoint.toLowerCase().includes(words) ?? false)
}

const alone = (step: TimelineStep): Row => ({ step, folded: [], isUnfolded: false })

function rowsOf(moment: Moment, filter: StepFilter, search: string): readonly Row[] {
  const isFound = matches(search)
  const { folded } = moment
  switch (filter) {
    case 'business':
      return isFound(moment) ? [alone(moment)] : []
    case 'requests':
      return folded.filter(step => step.request && isFound(step)).map(alone)
    case 'errors':
      return [moment, ...folded].filter(step => step.isError && isFound(step)).map(alone)
    case 'all': {
      if (isFound(moment)) return [{ step: moment, folded, isUnfolded: false }]
      const found = folded.filter(isFound)
      return found.length === 0 ? [] : [{ step: moment, folded: found, isUnfolded: true }]
    }
  }
}

export function pagesOf({ moments }: Timeline, filter: StepFilter, search: string): readonly PageRows[] {
  const pages: { pathname: string; rows: Row[] }[] = []
  for (const moment of moments) {
    const rows = rowsOf(moment, filter, search)
    const page = pages.at(-1)
    if (rows.length === 0) continue
    if (page?.pathname === moment.pathname) page.rows.push(...rows)
    else pages.push({ pathname: moment.pathname, rows: [...rows] })
  }
  return pages
}
