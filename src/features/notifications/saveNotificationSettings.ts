import { notificationSettingsApi } from '@/api/notificationSettingsApi'
import type { Versioned } from '@/domain/edit'
import type { NotificationSettings } from '@/domain/notificationSettings'
import { sendSubmission } from '@/store/sendSubmission'
import { settingsSubmission } from './notificationSubmissions'

export const saveNotificationSettings = (
  request: NotificationSettings,
  base: Versioned<NotificationSettings>,
) =>
  sendSubmission(settingsSubmission, {
    request,
    base,
    send: (send, { request: settings, etag }) =>
      send(
        notificationSettingsApi.endpoints.updateNotificationSettings.initiate(
          { settings, etag },
          { track: false },
        ),
      ),
  })
