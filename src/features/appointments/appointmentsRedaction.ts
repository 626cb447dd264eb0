import type { SliceRedaction } from '@/store/redaction'
import type { appointmentsSlice } from './appointmentsSlice'

export const appointmentsRedaction: SliceRedaction<typeof appointmentsSlice> = {
  tab: 'token',
  range: 'token',
  status: 'token',
  kind: 'token',
  verb: 'token',
  step: 'token',
  done: 'token',
  mark: 'token',
  result: 'token',
  offset: 'told',
  tabChosen: 'token',
  rangeChosen: 'token',
  statusChosen: 'token',
}
