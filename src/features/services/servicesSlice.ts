import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { deletionReducers, type WithDeletions } from '@/store/deletions'
import { orderReducers, type WithOrder } from '@/store/orders'
import { serviceSubmission } from './serviceSubmission'

export interface ServiceDialogState {
  sectionId: string
  /** The edited service. Null for a new service. */
  serviceId: string | null
}

export interface ServicesState extends WithDeletions, WithOrder {
  dialog: ServiceDialogState | null
  sectionId: string | null
  /** True when the owner wanted to add a service without a chosen section. */
  sectionMissing: boolean
}

export const initialServices: ServicesState = {
  sectionId: null,
  sectionMissing: false,
  dialog: null,
  deletions: [],
  unsavedOrder: null,
}

const close = (state: ServicesState) => {
  state.dialog = null
}

export const servicesSlice = createSlice({
  name: 'services',
  initialState: initialServices,
  reducers: {
    ...deletionReducers,
    ...orderReducers,
    sectionChosen: (state, { payload }: PayloadAction<string>) => {
      state.sectionId = payload
      state.sectionMissing = false
    },
    /** The payload is the section that is shown, or null without a section. */
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
    /** Pending deletions are kept to be sent. The chosen section stays; everything else is cleared. */
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
    selectUnsavedServiceOrder: state => state.unsavedOrder,
  },
})

export const {
  deleted: serviceDeleted,
  deletionUndone: serviceDeletionUndone,
  deletionSent: serviceDeletionSent,
  deletionFailed: serviceDeletionFailed,
  deletionFinished: serviceDeletionFinished,
  reordered: servicesReordered,
  orderRefused: serviceOrderRefused,
  orderGivenUp: serviceOrderGivenUp,
  sectionChosen,
  addingRequested: serviceAddingRequested,
  alertDismissed,
  editingStarted: serviceEditingStarted,
  dialogClosed: serviceDialogClosed,
  pageLeft: servicesPageLeft,
} = servicesSlice.actions
export const {
  selectChosenSectionId,
  selectSectionMissing,
  selectServiceDialog,
  selectServiceDeletions,
  selectUnsavedServiceOrder,
} = servicesSlice.selectors
