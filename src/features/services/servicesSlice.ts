import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { serviceSubmission } from './serviceSubmission'

export interface ServiceDialogState {
  sectionId: string
  /** The service that is edited; null for a new one. */
  serviceId: string | null
}

export interface ServicesState extends WithDeletions {
  dialog: ServiceDialogState | null
  /** The section whose services are shown. */
  sectionId: string | null
  /** A service was to be added while no section was chosen. */
  sectionMissing: boolean
}

export const initialServices: ServicesState = {
  sectionId: null,
  sectionMissing: false,
  dialog: null,
  deletions: [],
}

const close = (state: ServicesState) => {
  state.dialog = null
}

export const servicesSlice = createSlice({
  name: 'services',
  initialState: initialServices,
  reducers: {
    ...deletionReducers,
    sectionChosen: (state, { payload }: PayloadAction<string>) => {
      state.sectionId = payload
      state.sectionMissing = false
    },
    /** With the section that is shown, or null while there is none. */
    addingRequested: (state, { payload: sectionId }: PayloadAction<string | null>) => {
      state.sectionMissing = sectionId === null
      if (sectionId !== null) state.dialog = { sectionId, serviceId: null }
    },
    alertDismissed: state => {
      state.sectionMissing = false
    },
    editingStarted: (state, { payload }: PayloadAction<ServiceDialogState & { serviceId: string }>) => {
      state.dialog = payload
    },
    dialogClosed: close,
    /** What waits to be deleted is sent then; of the rest the chosen section outlives the visit. */
    pageLeft: ({ sectionId, deletions }) => ({
      ...initialServices,
      sectionId,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  extraReducers: builder => builder.addMatcher(serviceSubmission.isSucceeded, close),
  selectors: {
    selectChosenSectionId: state => state.sectionId,
    selectSectionMissing: state => state.sectionMissing,
    selectServiceDialog: state => state.dialog,
    selectServiceDeletions: state => state.deletions,
  },
})

export const {
  deleted: serviceDeleted,
  deletionUndone: serviceDeletionUndone,
  deletionSent: serviceDeletionSent,
  deletionFailed: serviceDeletionFailed,
  deletionFinished: serviceDeletionFinished,
  sectionChosen,
  addingRequested: serviceAddingRequested,
  alertDismissed,
  editingStarted: serviceEditingStarted,
  dialogClosed: serviceDialogClosed,
  pageLeft: servicesPageLeft,
} = servicesSlice.actions
export const { selectChosenSectionId, selectSectionMissing, selectServiceDialog, selectServiceDeletions } =
  servicesSlice.selectors
