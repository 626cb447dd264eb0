import { clientsApi } from '@/api/clientsApi'
import type { Formula } from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import type { AppThunk } from '@/store/AppThunk'
import { sendSubmission } from '@/store/sendSubmission'
import { formulaLeft } from './clientsSlice'
import { formulaSubmission } from './clientSubmissions'

export const saveFormula =
  (appointmentId: string, request: Formula, base: Versioned<Formula>): AppThunk<Promise<void>> =>
  async dispatch => {
    const result = await dispatch(
      sendSubmission(formulaSubmission, {
        request,
        base,
        send: (send, { request: { formula }, etag }) =>
          send(
            clientsApi.endpoints.updateFormula.initiate({ appointmentId, formula, etag }, { track: false }),
          ),
      }),
    )
    if (result && !result.error) dispatch(formulaLeft())
  }
