import { storedUserSchema, type User } from '@/domain/user'

/** The user when it is one; null for anything else. */
export function checkUser(value: unknown): User | null {
  try {
    return storedUserSchema.validateSync(value, { stripUnknown: true })
  } catch {
    return null
  }
}
