import type { AppDispatch } from '@/store/services'

/** Sends an owed logout. Without a network its code may be out of reach too; it then stays owed. */
export async function payLogout(dispatch: AppDispatch): Promise<void> {
  const code = await import('@/features/auth/sendOwedLogout').catch(() => undefined)
  if (code) await dispatch(code.sendOwedLogout())
}
