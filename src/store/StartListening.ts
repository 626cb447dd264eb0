import type { TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, ThunkExtra } from './services'

export type StartListening = TypedStartListening<unknown, AppDispatch, ThunkExtra>
