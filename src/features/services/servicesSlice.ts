import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { keptSaves, noSaves, saveReducers, type Refusal, type WithSaves } from '@/store/saves'
import type { ServiceRequest } from '@/domain/serviceRequests'

export interface ServiceDialogState {
  sectionId: string
  /** The service that is edited; null for a new one. */
  serviceId: string | null
  refused: Refusal<ServiceRequest> | null
}

export interface ServicesState extends WithSaves<ServiceRequest, ServiceDialogState>, WithDeletions {
  /** The section whose services are shown. */
  sectionId: string | null
  /** A service was to be added while no section was chosen. */
  sectionMissing: boolean
}

export const initialServices: ServicesState = {
  sectionId: null,
  sectionMissing: false,
  ...noSaves,
  deletions: [],
}

export const servicesSlice = createSlice({
  name: 'services',
  initialState: initialServices,
  reducers: {
    ...deletionReducers,
    ...saveReducers<ServiceRequest, ServiceDialogState>(({ id, request: { sectionId } }) => ({
      sectionId,
      serviceId: id,
    })),
    sectionChosen: (state, { payload }: PayloadAction<string>) => {
      state.sectionId = payload
      state.sectionMissing = false
    },
    /** With the section that is shown, or null while there is none. */
    addingRequested: (state, { payload: sectionId }: PayloadAction<string | null>) => {
      state.sectionMissing = sectionId === null
      if (sectionId !== null) state.dialog = { sectionId, serviceId: null, refused: null }
    },
    alertDismissed: state => {
      state.sectionMissing = false
    },
    editingStarted: (
      state,
      { payload }: PayloadAction<Pick<ServiceDialogState, 'sectionId'> & { serviceId: string }>,
    ) => {
      state.dialog = { ...payload, refused: null }
    },
    /** What waits to be deleted is sent then; of the rest the chosen section outlives the visit, and what is on its way. */
    pageLeft: ({ sectionId, deletions, ...state }) => ({
      ...initialServices,
      ...keptSaves(state),
      sectionId,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
  selectors: {
    selectChosenSectionId: state => state.sectionId,
    selectSectionMissing: state => state.sectionMissing,
    selectServiceDialog: state => state.dialog,
    selectServicesSaving: state => state.saving,
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
  submitted: serviceSubmitted,
  refused: serviceRefused,
  saved: serviceSaved,
  dialogClosed: serviceDialogClosed,
  pageLeft: servicesPageLeft,
} = servicesSlice.actions
export const {
  selectChosenSectionId,
  selectSectionMissing,
  selectServiceDialog,
  selectServicesSaving,
  selectServiceDeletions,
} = servicesSlice.selectors
