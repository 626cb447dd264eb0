import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { photoSubmission, profileSubmission } from './profileSubmissions'

export interface ProfileState {
  details: 'reading' | 'editing' | 'saved'
  /** How much of a new photo has left. */
  photoPercent: number
}

export const initialProfile: ProfileState = {
  details: 'reading',
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
    selectPhotoPercent: state => state.photoPercent,
  },
})

export const { profileEdited, profileEditCancelled, profileSavedRead, photoSent, profilePageLeft } =
  profileSlice.actions
export const { selectProfileStep, selectPhotoPercent } = profileSlice.selectors
