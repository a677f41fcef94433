// Generated from schemas/ by `npm run generate`: do not edit.

/**
 * Animal
 */
export interface Animal {
  /**
   * Number
   */
  id?: number
  /**
   * Name
   */
  name: string
  /**
   * Species
   */
  species: ("CAT" | "DOG" | "RABBIT")
  /**
   * Weight (kg)
   */
  weight?: number
  /**
   * Owner
   */
  ownerId: number
}

/**
 * Animal
 */
export interface AnimalInput {
  /**
   * Number
   */
  id?: number
  /**
   * Name
   */
  name: string
  /**
   * Species
   */
  species: ("CAT" | "DOG" | "RABBIT")
  /**
   * Weight (kg)
   */
  weight?: number
  /**
   * Owner
   */
  ownerId: number
}

/**
 * Owner
 */
export interface Owner {
  /**
   * Number
   */
  id?: number
  /**
   * Name
   */
  name: string
  /**
   * Phone
   */
  phone: string
  /**
   * Address
   */
  address?: {
    /**
     * Street
     */
    street?: string
    /**
     * Town
     */
    town?: string
  }
}

/**
 * Owner
 */
export interface OwnerInput {
  /**
   * Number
   */
  id?: number
  /**
   * Name
   */
  name: string
  /**
   * Phone
   */
  phone: string
  /**
   * Address
   */
  address?: {
    /**
     * Street
     */
    street?: string
    /**
     * Town
     */
    town?: string
  }
}

/**
 * Visit
 */
export interface Visit {
  /**
   * Number
   */
  id?: number
  /**
   * Reason
   */
  name: string
  /**
   * Animal
   */
  animalId: number
  /**
   * Note
   */
  note?: string
  /**
   * Status
   */
  status: ("PLANNED" | "DONE" | "CANCELLED")
}

/**
 * Visit
 */
export interface VisitInput {
  /**
   * Number
   */
  id?: number
  /**
   * Reason
   */
  name: string
  /**
   * Animal
   */
  animalId: number
  /**
   * Note
   */
  note?: string
  /**
   * Status
   */
  status?: ("PLANNED" | "DONE" | "CANCELLED")
}
