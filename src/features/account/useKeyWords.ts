import { useUser } from '@/features/auth/useUser'

/** The texts of access keys: those of a staff member are addresses of their calendar. */
export const useKeyWords = (): 'keys' | 'feeds' => (useUser().role === 'staff' ? 'feeds' : 'keys')
