import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { photoSubmission, profileSubmission } from './profileSubmissions'

export interface ProfileState {
  details: 'reading' | 'editing' | 'saved'
  /** Whether the map of the salon's position is open. */
  isChoosingPosition: boolean
  /** How much of a new photo has left. */
  photoPercent: number
}

export const initialProfile: ProfileState = {
  details: 'reading',
  isChoosingPosition: false,
  photoPercent: 0,
}

export const profileSlice = createSlice({
  name: 'profile',
  initialState: initialProfile,
  reducers: {
    profileEdited: state => {
      state.details = 'editing'
    },
    profileEditCancelled: state => {
      state.details = 'reading'
    },
    profileSavedRead: state => {
      state.details = 'reading'
    },
    positionChoosingStarted: state => {
      state.isChoosingPosition = true
    },
    positionChoosingEnded: state => {
      state.isChoosingPosition = false
    },
    photoSent: (state, { payload: percent }: PayloadAction<number>) => {
      state.photoPercent = percent
    },
    profilePageLeft: () => initialProfile,
  },
  extraReducers: builder =>
    builder
      .addMatcher(profileSubmission.isSucceeded, state => {
        if (state.details === 'editing') state.details = 'saved'
      })
      .addMatcher(photoSubmission.isSubmitted, state => {
        state.photoPercent = 0
      }),
  selectors: {
    selectProfileStep: state => state.details,
    selectIsChoosingPosition: state => state.isChoosingPosition,
    selectPhotoPercent: state => state.photoPercent,
  },
})

export const {
  profileEdited,
  profileEditCancelled,
  profileSavedRead,
  positionChoosingStarted,
  positionChoosingEnded,
  photoSent,
  profilePageLeft,
} = profileSlice.actions
export const { selectProfileStep, selectIsChoosingPosition, selectPhotoPercent } = profileSlice.selectors
