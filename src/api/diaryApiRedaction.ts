import type { ApiRedaction } from '@/store/redaction'
import { appointmentRule } from './appointmentsApiRedaction'
import type { diaryApi } from './diaryApi'

export const diaryApiRedaction: ApiRedaction<typeof diaryApi> = {
  dropAppointment: { answer: appointmentRule },
}
