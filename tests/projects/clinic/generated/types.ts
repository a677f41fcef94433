// Generated from schemas/ by `npm run generate`: do not edit.

/**
 * Appointment: A patient sees a doctor at a time.
 */
export interface Appointment {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Number
   */
  number: string
  /**
   * Patient
   */
  patientUuid: string
  /**
   * Doctor
   */
  doctorUuid: string
  /**
   * Room
   */
  roomUuid: string
  /**
   * Start
   */
  startsAt: string
  /**
   * Kind
   */
  kind?: ("CONSULTATION" | "CHECKUP" | "SURGERY")
  /**
   * Minutes: A minor surgery takes 45 minutes or more.
   */
  minutes?: number
  /**
   * Notes
   */
  notes?: string
  /**
   * State
   */
  state: ("BOOKED" | "ARRIVED" | "DONE" | "CANCELLED")
  /**
   * Version
   */
  version: number
}

/**
 * Appointment: A patient sees a doctor at a time.
 */
export interface AppointmentInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Number
   */
  number: string
  /**
   * Patient
   */
  patientUuid: string
  /**
   * Doctor
   */
  doctorUuid: string
  /**
   * Room
   */
  roomUuid: string
  /**
   * Start
   */
  startsAt: string
  /**
   * Kind
   */
  kind?: ("CONSULTATION" | "CHECKUP" | "SURGERY")
  /**
   * Minutes: A minor surgery takes 45 minutes or more.
   */
  minutes?: number
  /**
   * Notes
   */
  notes?: string
  /**
   * State
   */
  state?: ("BOOKED" | "ARRIVED" | "DONE" | "CANCELLED")
  /**
   * Version
   */
  version?: number
}

/**
 * Company: Company that owns the settings.
 */
export interface Company {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company: The same as the UUID.
   */
  companyUuid?: string
  /**
   * Code
   */
  code?: string
  /**
   * Name
   */
  name: string
  /**
   * Status: A disabled company cannot be opened. Its interfaces are offline.
   */
  status: ("ACTIVE" | "DISABLED")
  /**
   * Sample
   */
  sample?: boolean
  /**
   * Demo: The partner systems of the company are simulated.
   */
  demo?: boolean
  /**
   * Role: Role of the signed-in operator. Without it, the console offers everything.
   */
  role?: ("viewer" | "operator" | "engineer" | "administrator")
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt: string
}

/**
 * Company: Company that owns the settings.
 */
export interface CompanyInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company: The same as the UUID.
   */
  companyUuid?: string
  /**
   * Code
   */
  code?: string
  /**
   * Name
   */
  name: string
  /**
   * Status: A disabled company cannot be opened. Its interfaces are offline.
   */
  status?: ("ACTIVE" | "DISABLED")
  /**
   * Sample
   */
  sample?: boolean
  /**
   * Demo: The partner systems of the company are simulated.
   */
  demo?: boolean
  /**
   * Role: Role of the signed-in operator. Without it, the console offers everything.
   */
  role?: ("viewer" | "operator" | "engineer" | "administrator")
  /**
   * Version
   */
  version?: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Credentials
 */
export interface Credentials {
  /**
   * Login name
   */
  loginId?: string
  passwordSet: boolean
  tokenSet: boolean
}

/**
 * Credentials
 */
export interface CredentialsInput {
  /**
   * Login name
   */
  loginId?: string
  /**
   * Password
   */
  password?: string
  passwordSet?: boolean
  clearPassword?: boolean
  /**
   * One-time token: From a sign-in link; replaces login name and password.
   */
  token?: string
  tokenSet?: boolean
  clearToken?: boolean
}

/**
 * Doctor: A doctor who sees patients here.
 */
export interface Doctor {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Name
   */
  name: string
  /**
   * Specialty
   */
  specialty: ("GENERAL" | "PEDIATRICS" | "DERMATOLOGY" | "SURGERY")
  /**
   * E-mail
   */
  email?: string
  /**
   * Phone
   */
  phone?: string
  /**
   * Version
   */
  version: number
}

/**
 * Doctor: A doctor who sees patients here.
 */
export interface DoctorInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Name
   */
  name: string
  /**
   * Specialty
   */
  specialty: ("GENERAL" | "PEDIATRICS" | "DERMATOLOGY" | "SURGERY")
  /**
   * E-mail
   */
  email?: string
  /**
   * Phone
   */
  phone?: string
  /**
   * Version
   */
  version?: number
}

/**
 * Export of a list: A list that the console saves as a CSV file.
 */
export interface ListExport {
  /**
   * Company
   */
  companyUuid: string
  /**
   * List: Name of the list in the console, such as pendingData.
   */
  list: string
  /**
   * Records
   */
  count: number
}

/**
 * Export of a list: A list that the console saves as a CSV file.
 */
export interface ListExportInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * List: Name of the list in the console, such as pendingData.
   */
  list: string
  /**
   * Records
   */
  count: number
}

/**
 * Session: Session of a signed-in operator.
 */
export interface LoginResult {
  /**
   * Login name
   */
  loginId: string
  /**
   * Login key: Send it in a header with every subsequent call.
   */
  loginKey: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Companies
   */
  companies: Company[]
}

/**
 * Session: Session of a signed-in operator.
 */
export interface LoginResultInput {
  /**
   * Login name
   */
  loginId: string
  /**
   * Login key: Send it in a header with every subsequent call.
   */
  loginKey: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Companies
   */
  companies: CompanyInput[]
}

/**
 * Password
 */
export interface PasswordChange {
  currentPasswordSet: boolean
  newPasswordSet: boolean
}

/**
 * Password
 */
export interface PasswordChangeInput {
  /**
   * Current password: Leave it empty after an invitation or a reset.
   */
  currentPassword?: string
  currentPasswordSet?: boolean
  clearCurrentPassword?: boolean
  /**
   * New password: At least 8 characters.
   */
  newPassword?: string
  newPasswordSet?: boolean
  clearNewPassword?: boolean
}

/**
 * Changed password
 */
export interface PasswordOwner {
  /**
   * Login name
   */
  loginId?: string
}

/**
 * Changed password
 */
export interface PasswordOwnerInput {
  /**
   * Login name
   */
  loginId?: string
}

/**
 * Patient: A person who comes to the clinic.
 */
export interface Patient {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Patient number
   */
  number: string
  /**
   * Name
   */
  name: string
  /**
   * Date of birth
   */
  birthDate: string
  /**
   * Sex
   */
  sex: ("FEMALE" | "MALE" | "OTHER")
  /**
   * Phone
   */
  phone?: string
  /**
   * E-mail
   */
  email?: string
  /**
   * Allergies
   */
  allergies?: string
  /**
   * Version
   */
  version: number
}

/**
 * Patient: A person who comes to the clinic.
 */
export interface PatientInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Patient number
   */
  number: string
  /**
   * Name
   */
  name: string
  /**
   * Date of birth
   */
  birthDate: string
  /**
   * Sex
   */
  sex: ("FEMALE" | "MALE" | "OTHER")
  /**
   * Phone
   */
  phone?: string
  /**
   * E-mail
   */
  email?: string
  /**
   * Allergies
   */
  allergies?: string
  /**
   * Version
   */
  version?: number
}

/**
 * Room: A room in which doctors see patients.
 */
export interface Room {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Name
   */
  name: string
  /**
   * Floor
   */
  floor: number
  /**
   * Equipment
   */
  equipment?: string
  /**
   * State
   */
  state: ("OPEN" | "CLOSED")
  /**
   * Version
   */
  version: number
}

/**
 * Room: A room in which doctors see patients.
 */
export interface RoomInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Name
   */
  name: string
  /**
   * Floor
   */
  floor: number
  /**
   * Equipment
   */
  equipment?: string
  /**
   * State
   */
  state?: ("OPEN" | "CLOSED")
  /**
   * Version
   */
  version?: number
}
