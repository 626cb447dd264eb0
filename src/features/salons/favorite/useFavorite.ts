import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn, requestIn } from '@/store/submission'
import { paths } from '@/domain/paths'
import type { SalonCard } from '@/domain/salon'
import { selectUser } from '@/features/auth/authSlice'
import { favoriteSubmission, type FavoriteChange } from './favoriteSubmission'

export function useFavorite({ id, isFavorite }: Pick<SalonCard, 'id' | 'isFavorite'>) {
  const user = useSelector(selectUser)
  const submission = useSelector(favoriteSubmission.select)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOwn = requestIn(submission)?.salonId === id
  const isSaving = isSubmitting(submission)
  // Visitors, who open most pages first, have no favorites.
  const change = async (favorite: FavoriteChange & { uid: string }) => {
    const { changeFavorite } = await import('./changeFavorite')
    await dispatch(changeFavorite(favorite))
  }

  return {
    canKeep: !user || user.role === 'customer',
    isBusy: isOwn && isSaving,
    /** Another heart is on its way. */
    isResting: isSaving,
    problem: isOwn ? problemIn(submission) : undefined,
    toggle: () => {
      if (user) void change({ uid: user.uid, salonId: id, isFavorite: !isFavorite })
      else void navigate(paths.login, { state: { from: pathname + search } })
    },
  }
}
