import type { EditUserRequest } from '@/domain/account'
import type { Versioned } from '@/domain/edit'
import type { User } from '@/domain/user'
import { versioned } from '../../kernel/etag'

export const userValues = ({ name, country, city, phone, address }: User): EditUserRequest => ({
  name,
  country,
  city,
  phone,
  address,
})

export const versionedUser = (user: User): Versioned<User> => versioned(user, userValues(user))
