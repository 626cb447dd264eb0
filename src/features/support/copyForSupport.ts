import { copyText } from '@/ui/copyText'
import type { AppThunk } from '@/store/AppThunk'
import { copied } from './supportSlice'

/** Puts a link or the notes on the clipboard; where that fails, the page shows the text to copy by hand. */
export const copyForSupport =
  (what: 'link' | 'notes', text: string): AppThunk<Promise<void>> =>
  async dispatch => {
    dispatch(copied({ what, text, isCopied: await copyText(text) }))
  }
