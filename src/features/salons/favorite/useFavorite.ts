import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import { isOwner } from '@/domain/role'
import type { SalonCard } from '@/domain/salon'
import { selectUser } from '@/features/auth/authSlice'
import { changeFavorite } from './changeFavorite'

export function useFavorite({ id, isFavorite }: Pick<SalonCard, 'id' | 'isFavorite'>) {
  const user = useSelector(selectUser)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [hasFailed, setHasFailed] = useState(false)
  // Read by the press itself: a second one comes before the first has been drawn.
  const isSaving = useRef(false)

  const save = async (uid: string) => {
    if (isSaving.current) return
    isSaving.current = true
    setHasFailed(false)
    const { error } = await dispatch(changeFavorite({ uid, salonId: id, isFavorite: !isFavorite }))
    isSaving.current = false
    setHasFailed(error !== undefined)
  }

  return {
    canKeep: !user || !isOwner(user.role),
    hasFailed,
    toggle: () => {
      if (user) void save(user.uid)
      else void navigate(paths.login, { state: { from: pathname + search } })
    },
  }
}
