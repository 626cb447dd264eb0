/** Sums by the salon's own calendar, changed with what they sum up. `day` counts the days since 1970. */
export interface SumTables {
  daily_payments: DailyPaymentsRow
  hourly_appointments: HourlyAppointmentsRow
  salon_clients: SalonClientRow
}

/** Payments less refunds for appointments, by staff member and service as booked. */
export interface DailyPaymentsRow {
  salon_id: string
  day: number
  staff_id: string
  service_name: string
  /** Empty for a service without an Arabic name, because a key has no nulls. */
  service_name_ar: string
  currency: string
  /** The number of payments and refunds. */
  entries: number
  amount: number
}

/** Appointments that are done or confirmed, by the hour (0 to 23) in which they begin. */
export interface HourlyAppointmentsRow {
  salon_id: string
  day: number
  hour: number
  currency: string
  appointments: number
  /** The number of those that are not paid. */
  owing: number
  /** Prices of those that are not paid and done, or not paid and confirmed. */
  owed_done: number
  owed_confirmed: number
}

/** The starts of a client's appointments in a salon that are done or confirmed. */
export interface SalonClientRow {
  salon_id: string
  client_id: string
  first_start: number
  /** Null for a client with one appointment. */
  second_start: number | null
  last_start: number
}
