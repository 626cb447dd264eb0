import type { ProfileRequest } from '@/domain/profile'

export const profileValues = (profile: ProfileRequest) => ({
  name: profile.name,
  nameAr: profile.nameAr ?? '',
  address: profile.address,
  phone: profile.phone,
  timeZone: profile.timeZone,
  cancelNoticeMinutes: String(profile.cancelNoticeMinutes),
  confirmsAtOnce: String(profile.confirmsAtOnce),
  paysOnline: String(profile.paysOnline),
  leadMinutes: String(profile.leadMinutes),
  horizonDays: String(profile.horizonDays),
  startStep: String(profile.startStep),
  startFit: profile.startFit,
  position: profile.position,
})

export type ProfileFormValues = ReturnType<typeof profileValues>
