import type { NotificationSettings } from '@/domain/notificationSettings'
import { submissionOf } from '@/store/submissionOf'

export const settingsSubmission = submissionOf<NotificationSettings>('saveNotificationSettings')
