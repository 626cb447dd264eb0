import type { User } from '@/domain/user'
import type { ApiRedaction, Rule } from '@/store/redaction'
import type { usersApi } from './usersApi'

export const userRule: Rule<User> = {
  role: 'token',
  salon: 'token',
  city: 'told',
  country: 'told',
  staff: { rights: 'token' },
}

export const usersApiRedaction: ApiRedaction<typeof usersApi> = {
  login: { answer: userRule },
  getMe: { answer: userRule },
  addUser: { args: userRule },
  editUser: { args: { city: 'told', country: 'told' }, answer: userRule },
}
