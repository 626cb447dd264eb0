import type { MenuRequest } from '@/domain/menuRequests'
import { submissionOf } from '@/store/submissionOf'

export const menuSubmission = submissionOf<MenuRequest>('createMenu')
