import type { UserRow } from '../db/schema/people'
import { demoId } from './demoId'

export const demoPassword = 'Kursi2026'

type DemoAccount = Omit<UserRow, 'password_hash' | 'created_at'>

const inRamallah = { country: 'Palestine', city: 'Ramallah' } as const

/** One account of each role, all in one city, so that the client can book with both owners. */
export const demoAccounts = {
  client: {
    ...inRamallah,
    id: demoId('account', 'client'),
    name: 'Lina Haddad',
    email: 'client@kursi.example',
    phone: '+970569100201',
    role: 'customer',
    salon: 'barber',
    address: '3 Al Irsal Street',
  },
  barber: {
    ...inRamallah,
    id: demoId('account', 'barber'),
    name: 'Samer Odeh',
    email: 'barber@kursi.example',
    phone: '+970569100202',
    role: 'barber',
    salon: 'barber',
    address: '18 Rukab Street',
  },
  salon: {
    ...inRamallah,
    id: demoId('account', 'salon'),
    name: 'Layan Khoury',
    email: 'salon@kursi.example',
    phone: '+970569100203',
    role: 'beauty_salon',
    salon: 'beauty_salon',
    address: '7 Al Tireh Street',
  },
} as const satisfies Record<string, DemoAccount>
