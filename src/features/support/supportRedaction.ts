import type { SliceRedaction } from '@/store/redaction'
import type { supportSlice } from './supportSlice'

export const supportRedaction: SliceRedaction<typeof supportSlice> = {
  fileProblem: 'token',
  fileRefused: 'token',
  filter: 'token',
  filterChosen: 'token',
  purpose: 'token',
  sessionRequested: 'token',
  step: 'token',
  ticketNumber: 'token',
  what: 'token',
  zoom: 'token',
  zoomChosen: 'token',
}
