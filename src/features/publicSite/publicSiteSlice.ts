import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type UnreadyFeature = 'services' | 'projects' | 'blog' | 'ios_app' | 'android_app'

/** The router's key of one history entry. */
type LocationKey = string

/** Menu and alert belong to one history entry: any navigation closes them. */
export interface PublicSiteState {
  menuOpenIn: LocationKey | null
  comingSoon: { feature: UnreadyFeature; locationKey: LocationKey } | null
}

export const initialPublicSite: PublicSiteState = { menuOpenIn: null, comingSoon: null }

export const publicSiteSlice = createSlice({
  name: 'publicSite',
  initialState: initialPublicSite,
  reducers: {
    menuOpened: (state, { payload }: PayloadAction<LocationKey>) => {
      state.menuOpenIn = payload
    },
    menuClosed: state => {
      state.menuOpenIn = null
    },
    /** Also closes the menu, which would cover the alert. */
    unreadyFeatureChosen: (
      _state,
      { payload }: PayloadAction<{ feature: UnreadyFeature; locationKey: LocationKey }>,
    ) => ({
      menuOpenIn: null,
      comingSoon: payload,
    }),
    comingSoonDismissed: state => {
      state.comingSoon = null
    },
  },
  selectors: {
    selectMenuOpenIn: state => state.menuOpenIn,
    selectComingSoonIn: state => state.comingSoon?.locationKey ?? null,
  },
})

export const { menuOpened, menuClosed, unreadyFeatureChosen, comingSoonDismissed } = publicSiteSlice.actions
export const { selectMenuOpenIn, selectComingSoonIn } = publicSiteSlice.selectors
