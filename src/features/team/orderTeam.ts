import { teamApi } from '@/api/teamApi'
import { saveOrder } from '@/store/orders'
import { teamSlice } from './teamSlice'

const { orderTeam: call } = teamApi.endpoints

export const orderTeam = (salonId: string, staffIds: string[]) =>
  saveOrder(teamSlice, staffIds, call.initiate({ salonId, staffIds }, { track: false }))
