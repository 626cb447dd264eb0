import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { selectDrafts } from './authSlice'

/** Opens the forms of the page whose drafts an ended session has left. */
export function useReopenedForms(): void {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const drafts = useSelector(selectDrafts)
  const reopen = useEffectEvent(() => {
    for (const { path, opens } of drafts) {
      if (path === pathname) opens.forEach(action => dispatch(action))
    }
  })
  useEffect(() => reopen(), [pathname])
}
