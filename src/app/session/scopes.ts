import type { resources } from './resources'

type EndpointOf<Resource> = Resource extends { endpoints: infer Endpoints } ? keyof Endpoints & string : never
type Endpoint = EndpointOf<(typeof resources)[number]>

const calls = (...names: Endpoint[]): ReadonlySet<string> => new Set(names)

/** Calls that speak of a shop, and of what it tells everybody. */
export const shopEndpoints = calls(
  'listSalons',
  'getSalon',
  'getMySalon',
  'getProfile',
  'updateProfile',
  'setPlace',
  'setPhoto',
  'createSection',
  'updateSection',
  'orderSections',
  'createService',
  'updateService',
  'previewDayOff',
  'addDayOff',
  'listFavorites',
  'listOffers',
  'listPosters',
  'createPoster',
)

/** Calls whose only argument opens something to whoever knows it. */
export const secretArguments = calls('getEnteredCard')

/** What stands under these names is of a shop … */
export const movesToShop: ReadonlySet<string> = new Set([
  'favorites',
  'nearMe',
  'posters',
  'salon',
  'salons',
  'schedule',
  'sections',
  'service',
  'services',
])

/** … and under these, of people again. */
export const movesToPerson: ReadonlySet<string> = new Set(['chairs', 'members', 'stranded'])
