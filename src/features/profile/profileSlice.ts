import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { profileSubmission } from './profileSubmission'
import type { ImageProblem } from '@/store/imageProblem'
import type { Coordinates } from '@/domain/geography/distance'

/** Why My Location was not saved: what the browser says, or that our server did not take it. */
export type PositionProblem = 'refused' | 'unavailable' | 'timed_out' | 'unsupported' | 'not_saved'

export type PhotoState =
  | { step: 'idle' }
  | { step: 'sending'; fileName: string; percent: number }
  | { step: 'failed'; fileName: string; problem: ImageProblem }

type PositionState =
  | { step: 'idle' | 'asking' | 'saved' }
  | { step: 'saving'; position: Coordinates }
  | { step: 'failed'; problem: PositionProblem }

export interface ProfileState {
  details: 'reading' | 'editing' | 'saved'
  photo: PhotoState
  position: PositionState
}

export const initialProfile: ProfileState = {
  details: 'reading',
  photo: { step: 'idle' },
  position: { step: 'idle' },
}

/** What is under way on the salon's profile page. */
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
    photoChosen: (state, { payload: fileName }: PayloadAction<string>) => {
      state.photo = { step: 'sending', fileName, percent: 0 }
    },
    photoSent: ({ photo }, { payload: percent }: PayloadAction<number>) => {
      if (photo.step === 'sending') photo.percent = percent
    },
    photoSaved: state => {
      state.photo = { step: 'idle' }
    },
    photoRefused: (state, { payload }: PayloadAction<{ fileName: string; problem: ImageProblem }>) => {
      state.photo = { step: 'failed', ...payload }
    },
    photoGivenUp: state => {
      state.photo = { step: 'idle' }
    },
    positionRequested: state => {
      state.position = { step: 'asking' }
    },
    positionFound: (state, { payload: position }: PayloadAction<Coordinates>) => {
      if (state.position.step === 'asking') state.position = { step: 'saving', position }
    },
    positionSaved: state => {
      if (state.position.step === 'saving') state.position = { step: 'saved' }
    },
    positionFailed: (state, { payload: problem }: PayloadAction<PositionProblem>) => {
      if (state.position.step === 'asking' || state.position.step === 'saving')
        state.position = { step: 'failed', problem }
    },
    profilePageLeft: () => initialProfile,
  },
  extraReducers: builder =>
    builder.addMatcher(profileSubmission.isSucceeded, state => {
      if (state.details === 'editing') state.details = 'saved'
    }),
  selectors: {
    selectProfileStep: state => state.details,
    selectPhoto: state => state.photo,
    selectPositionState: state => state.position,
  },
})

export const {
  profileEdited,
  profileEditCancelled,
  photoChosen,
  photoSent,
  photoSaved,
  photoRefused,
  photoGivenUp,
  positionRequested,
  positionFound,
  positionSaved,
  positionFailed,
  profilePageLeft,
} = profileSlice.actions
export const { selectProfileStep, selectPhoto, selectPositionState } = profileSlice.selectors
