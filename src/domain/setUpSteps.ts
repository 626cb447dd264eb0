import { addressQuery, searchOf } from './addressQuery'
import { paths } from './paths'
import type { Salon } from './salon'
import { isClosedAllWeek } from './schedule'

/** The steps of a new salon's set-up, in this order. */
export const setUpSteps = ['details', 'photo', 'menu', 'hours', 'staff'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** `open` shows the salon's link after the last step. */
export const setUpViews = [...setUpSteps, 'open'] as const
export type SetUpView = (typeof setUpViews)[number]

export type SalonInSetUp = Pick<Salon, 'name' | 'address' | 'photoUrl' | 'sections' | 'staff'>

/** Which steps are done. A salon opens with its owner's name, so that name is not yet the salon's. */
export function doneSteps(
  { name, address, photoUrl, sections, staff }: SalonInSetUp,
  ownerName: string,
): ReadonlySet<SetUpStep> {
  const isDone: Record<SetUpStep, boolean> = {
    details: name !== ownerName && address !== '',
    photo: photoUrl !== null,
    menu: sections.some(({ services }) => services.length > 0),
    hours: isOpenForBooking(sections),
    staff: staff.length > 0,
  }
  return new Set(setUpSteps.filter(step => isDone[step]))
}

/** Whether clients can book: a section has a service and hours. */
export const isOpenForBooking = (sections: Salon['sections']): boolean =>
  sections.some(({ services, week }) => services.length > 0 && !isClosedAllWeek(week))

/** Without these nobody can book. */
export const neededSteps = ['menu', 'hours'] as const satisfies SetUpStep[]

export const viewAfter = (step: SetUpStep): SetUpView => setUpViews[setUpViews.indexOf(step) + 1] ?? 'open'

/** Where a set-up goes on. What was skipped before a later step does not come again, unless nobody can book without it. */
export function viewToGoOnWith(done: ReadonlySet<SetUpStep>): SetUpView {
  const steps = setUpSteps.filter(step => step !== 'staff')
  const last = steps.findLastIndex(step => done.has(step))
  return steps[last + 1] ?? neededSteps.find(step => !done.has(step)) ?? 'open'
}

const isView = (text: string | null): text is SetUpView => setUpViews.some(view => view === text)

/** The address of a view. Without a view, a set-up goes on where it was left. */
export const setUpAddress = (view: SetUpView): string =>
  paths.setUp + searchOf(addressQuery([['step', view]]))

/** The view that an address names. */
export function readSetUpView(search: string): SetUpView | undefined {
  const view = addressQuery(search).get('step')
  return isView(view) ? view : undefined
}
