import type { Stranded } from '@/api/sectionsApi'
import { servicesApi } from '@/api/servicesApi'
import type { AppDispatch } from '@/api/services'
import { outcomeOf } from '@/api/submit'
import {
  serviceDeletionFailed,
  serviceDeletionFinished,
  serviceDeletionSent,
  selectServiceDeletions,
  type ServicesState,
} from './servicesSlice'

export const serviceDeletionsIn = (state: unknown) =>
  selectServiceDeletions(state as { services: ServicesState })

/** Deletes for good what was deleted on the screen, unless that was undone or is under way. */
export const sendServiceDeletion =
  (serviceId: string) =>
  async (dispatch: AppDispatch, getState: () => unknown): Promise<void> => {
    const deletion = serviceDeletionsIn(getState()).find(({ id }) => id === serviceId)
    if (!deletion || deletion.step === 'sending') return
    dispatch(serviceDeletionSent(serviceId))
    const { salonId } = deletion
    const { error } = outcomeOf<Stranded>(
      await dispatch(servicesApi.endpoints.deleteService.initiate({ salonId, serviceId }, { track: false })),
    )
    // What is not there any more is deleted, by whomever.
    const hasFailed = error && error.status !== 404
    dispatch(hasFailed ? serviceDeletionFailed(serviceId) : serviceDeletionFinished(serviceId))
  }
