import type { AppThunk } from '@/store/AppThunk'
import { fetchFile } from '@/store/fetchFile'
import { sendSubmission } from '@/store/sendSubmission'
import { saveFile } from '@/ui/saveFile'
import { dataSubmission } from './accountSubmissions'

/** Saves the user's own copy of their data as a file. */
export const downloadData = (): AppThunk<Promise<void>> => async dispatch => {
  await dispatch(
    sendSubmission(dataSubmission, {
      request: {},
      send: async () => {
        const { file, error } = await fetchFile('users/me/data', 'kursi-data.json')
        if (!file) return { error }
        saveFile(file.blob, file.name)
        return { data: file.name }
      },
    }),
  )
}
