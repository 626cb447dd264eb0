import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type Deletion } from '@/api/deletions'
import type { ServiceRequest } from '@/domain/serviceRequests'

/** A form on its way. The key stands for this one service, however often it has to be sent until it arrives. */
interface Submission {
  request: ServiceRequest
  idempotencyKey: string
}

export interface ServiceDialogState {
  sectionId: string
  /** The service that is edited; null for a new one. */
  serviceId: string | null
  step: 'typing' | 'saving'
  sent: Submission | null
}

export interface ServicesState {
  /** The section whose services are shown. */
  sectionId: string | null
  /** A service was to be added while no section was chosen. */
  sectionMissing: boolean
  dialog: ServiceDialogState | null
  deletions: Deletion[]
}

export const initialServices: ServicesState = {
  sectionId: null,
  sectionMissing: false,
  dialog: null,
  deletions: [],
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
    addingAskedFor: (state, { payload: sectionId }: PayloadAction<string | null>) => {
      state.sectionMissing = sectionId === null
      if (sectionId !== null) state.dialog = { sectionId, serviceId: null, step: 'typing', sent: null }
    },
    alertDismissed: state => {
      state.sectionMissing = false
    },
    editingStarted: (
      state,
      { payload }: PayloadAction<Pick<ServiceDialogState, 'sectionId'> & { serviceId: string }>,
    ) => {
      state.dialog = { ...payload, step: 'typing', sent: null }
    },
    submitted: ({ dialog }, { payload }: PayloadAction<Submission>) => {
      if (dialog) Object.assign(dialog, { step: 'saving', sent: payload })
    },
    refused: ({ dialog }) => {
      if (dialog) dialog.step = 'typing'
    },
    saved: state => {
      if (state.dialog?.step === 'saving') state.dialog = null
    },
    dialogClosed: state => {
      if (state.dialog?.step !== 'saving') state.dialog = null
    },
    /** What waits to be deleted is sent then; of the rest only the chosen section outlives the visit. */
    pageLeft: ({ sectionId, deletions }) => ({
      ...initialServices,
      sectionId,
      deletions: deletions.filter(({ step }) => step !== 'failed'),
    }),
  },
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
  addingAskedFor: serviceAddingAskedFor,
  alertDismissed,
  editingStarted: serviceEditingStarted,
  submitted: serviceSubmitted,
  refused: serviceRefused,
  saved: serviceSaved,
  dialogClosed: serviceDialogClosed,
  pageLeft: servicesPageLeft,
} = servicesSlice.actions
export const { selectChosenSectionId, selectSectionMissing, selectServiceDialog, selectServiceDeletions } =
  servicesSlice.selectors
