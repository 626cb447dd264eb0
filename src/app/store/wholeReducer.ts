import * as laterSlices from './laterSlices'
import { addLaterSlices } from './loadLaterSlices'

addLaterSlices(laterSlices)

/** The root reducer with every slice, for states that were recorded elsewhere. */
export { rootReducer } from './rootReducer'
