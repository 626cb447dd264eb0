/** The most that one salon, client or server may hold at once. Each is judged in the transaction that adds one. */
export const limitPolicy = {
  sectionsOfSalon: 50,
  servicesOfSalon: 200,
  picturesOfGallery: 24,
  /** Days off from today on. */
  daysOffOfSalon: 366,
  /** Other hours for given dates that have not ended, one-day holidays among them. */
  seasonsOfSalon: 60,
  /** Times off that have not ended. */
  timeOffOfStaffMember: 100,
  /** Promotions that have not ended a month ago: each notifies the clients who like the salon. */
  promotionsOfSalon: 20,
  breaksOfDay: 10,
  /** Appointments that one request confirms. */
  confirmedAtOnce: 200,
  /** Uploads under way, each of which may hold a whole image in memory. */
  uploadsAtOnce: 16,
  uploadsAtOnceOfOwner: 3,
} as const
