import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import type { StoredImage } from '@/domain/image'
import type { AppThunk } from '@/store/AppThunk'
import type { Result } from '@/store/submit'
import { sendImage } from './sendImage'

/** An uploaded image and the mark of its file, so that a retry need not upload the file again. */
export interface ArrivedImage {
  mark: string
  imageId: StoredImage['id']
}

/** The image of a dialog's form. */
export interface ImageSending {
  /** How much of the image has left. */
  percent: number
  arrived: ArrivedImage | null
}

export const nothingSent: ImageSending = { percent: 0, arrived: null }

interface WithDialog {
  dialog: ImageSending | null
}

export const imageSendingReducers = {
  imageSent: ({ dialog }: WithDialog, { payload: percent }: PayloadAction<number>) => {
    if (dialog) dialog.percent = percent
  },
  imageArrived: ({ dialog }: WithDialog, { payload }: PayloadAction<ArrivedImage>) => {
    if (dialog) dialog.arrived = payload
  },
  /** Of another try. */
  imageBegun: ({ dialog }: WithDialog) => {
    if (dialog) dialog.percent = 0
  },
}

export const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

interface Sending {
  salonId: string
  file: File
  arrivedIn: (state: unknown) => ArrivedImage | null | undefined
  sent: (percent: number) => UnknownAction
  hasArrived: (image: ArrivedImage) => UnknownAction
}

/** Stores the image at the salon, unless it has arrived before. */
export const sendImageOnce =
  ({ salonId, file, arrivedIn, sent, hasArrived }: Sending): AppThunk<Promise<Result<StoredImage['id']>>> =>
  async (dispatch, getState) => {
    const mark = markOf(file)
    const arrived = arrivedIn(getState())
    if (arrived?.mark === mark) return { data: arrived.imageId }
    const onPercent = (percent: number) => dispatch(sent(percent))
    const { data, error } = await dispatch(sendImage({ salonId, file, onPercent }))
    if (error) return { error }
    dispatch(hasArrived({ mark, imageId: data.id }))
    return { data: data.id }
  }
