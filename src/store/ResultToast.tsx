import type { UnknownAction } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import type { ToastItem } from '@/ui/Toast'
import { useAppDispatch } from './services'
import { Toasts } from './Toasts'

interface ResultToastProps {
  /** What came of it; nothing is shown without it. */
  children: ReactNode
  tone?: ToastItem['tone']
  action?: ToastItem['action']
  dismissed: () => UnknownAction
}

/** What came of the last thing that was done: a good result goes by itself, a bad one waits for its reader. */
export const ResultToast = ({ children, tone = 'good', action, dismissed }: ResultToastProps) => {
  const dispatch = useAppDispatch()
  const toasts = children ? [{ id: 'result', tone, text: children, action, stays: tone !== 'good' }] : []
  return <Toasts toasts={toasts} onDismiss={() => dispatch(dismissed())} />
}
