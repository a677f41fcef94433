// Generated from schemas/ by `npm run generate`: do not edit.

/**
 * Alarm delivery: One attempt to send a message to a DingTalk group.
 */
export interface AlarmDelivery {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * DingTalk robot UUID
   */
  dingDingUuid: string
  /**
   * DingTalk robot
   */
  robotName?: string
  /**
   * Alarm rules
   */
  ruleNames?: string
  /**
   * Interfaces
   */
  interfaceNames?: string
  /**
   * Event: Most severe event in the message.
   */
  event: ("FAILED" | "RECEIVER_DOWN" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED" | "TEST")
  /**
   * Time
   */
  time: string
  /**
   * Merged alarms
   */
  count?: number
  /**
   * Status
   */
  status: ("SENT" | "RETRY" | "FAILED")
  /**
   * Attempt
   */
  attempt?: number
  /**
   * Message
   */
  content?: string
  /**
   * Failure reason
   */
  failureReason?: string
}

/**
 * Alarm delivery: One attempt to send a message to a DingTalk group.
 */
export interface AlarmDeliveryInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * DingTalk robot UUID
   */
  dingDingUuid: string
  /**
   * DingTalk robot
   */
  robotName?: string
  /**
   * Alarm rules
   */
  ruleNames?: string
  /**
   * Interfaces
   */
  interfaceNames?: string
  /**
   * Event: Most severe event in the message.
   */
  event: ("FAILED" | "RECEIVER_DOWN" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED" | "TEST")
  /**
   * Time
   */
  time: string
  /**
   * Merged alarms
   */
  count?: number
  /**
   * Status
   */
  status: ("SENT" | "RETRY" | "FAILED")
  /**
   * Attempt
   */
  attempt?: number
  /**
   * Message
   */
  content?: string
  /**
   * Failure reason
   */
  failureReason?: string
}

/**
 * Alarm rule: Defines when a robot sends an alarm.
 */
export interface AlarmRule {
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
   * DingTalk robot
   */
  dingDingUuid: string
  /**
   * Interfaces: Leave empty for all interfaces.
   */
  interfaceUuids?: string[]
  /**
   * Events: Recovery notices go only to robots that received the alarm.
   */
  events: ("FAILED" | "RECEIVER_DOWN" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED")[]
  /**
   * Threshold: Sends an alarm when this many documents fail within the merge window, or when one interface has this many pending documents.
   */
  threshold: number
  /**
   * Merge window (seconds): Combines all alarms within this time into one message. DingTalk accepts 20 messages per minute from a robot.
   */
  mergeSeconds: number
  /**
   * Enabled
   */
  enabled?: boolean
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
 * Alarm rule: Defines when a robot sends an alarm.
 */
export interface AlarmRuleInput {
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
   * DingTalk robot
   */
  dingDingUuid: string
  /**
   * Interfaces: Leave empty for all interfaces.
   */
  interfaceUuids?: string[]
  /**
   * Events: Recovery notices go only to robots that received the alarm.
   */
  events: ("FAILED" | "RECEIVER_DOWN" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED")[]
  /**
   * Threshold: Sends an alarm when this many documents fail within the merge window, or when one interface has this many pending documents.
   */
  threshold: number
  /**
   * Merge window (seconds): Combines all alarms within this time into one message. DingTalk accepts 20 messages per minute from a robot.
   */
  mergeSeconds: number
  /**
   * Enabled
   */
  enabled?: boolean
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
 * API call log: One HTTP call to or from an interface.
 */
export interface ApiCallLog {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceUuid?: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Document number
   */
  entityNo?: string
  /**
   * Direction
   */
  direction: ("IN" | "OUT")
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * HTTP method
   */
  method: string
  /**
   * URL
   */
  url: string
  /**
   * HTTP status
   */
  httpStatus?: number
  /**
   * Result
   */
  success: boolean
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Message
   */
  message?: string
  /**
   * Request
   */
  requestBody?: string
  /**
   * Response
   */
  responseBody?: string
}

/**
 * API call log: One HTTP call to or from an interface.
 */
export interface ApiCallLogInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceUuid?: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Document number
   */
  entityNo?: string
  /**
   * Direction
   */
  direction: ("IN" | "OUT")
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * HTTP method
   */
  method: string
  /**
   * URL
   */
  url: string
  /**
   * HTTP status
   */
  httpStatus?: number
  /**
   * Result
   */
  success: boolean
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Message
   */
  message?: string
  /**
   * Request
   */
  requestBody?: string
  /**
   * Response
   */
  responseBody?: string
}

/**
 * Item processing rule: Groups of item fields that this interface updates.
 */
export interface ArticleItemProcessingConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Field update rules
   */
  fields?: FieldUpdateRules
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Item processing rule: Groups of item fields that this interface updates.
 */
export interface ArticleItemProcessingConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Field update rules
   */
  fields?: FieldUpdateRulesInput
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
 * Audit entry: Sign-ins and sensitive actions: operator, address, time and subject.
 */
export interface AuditEntry {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Time
   */
  time: string
  /**
   * Event
   */
  event: ("signIn" | "signOut" | "operatorChange" | "companyChange" | "securityChange" | "export" | "import" | "payloadView" | "testRequest" | "backup" | "restore")
  /**
   * Result
   */
  success: boolean
  /**
   * Operator
   */
  loginId?: string
  /**
   * Address
   */
  address?: string
  /**
   * Subject
   */
  subject?: string
  /**
   * Operation
   */
  operation?: string
  /**
   * Error code
   */
  errorCode?: string
}

/**
 * Audit entry: Sign-ins and sensitive actions: operator, address, time and subject.
 */
export interface AuditEntryInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Time
   */
  time: string
  /**
   * Event
   */
  event: ("signIn" | "signOut" | "operatorChange" | "companyChange" | "securityChange" | "export" | "import" | "payloadView" | "testRequest" | "backup" | "restore")
  /**
   * Result
   */
  success: boolean
  /**
   * Operator
   */
  loginId?: string
  /**
   * Address
   */
  address?: string
  /**
   * Subject
   */
  subject?: string
  /**
   * Operation
   */
  operation?: string
  /**
   * Error code
   */
  errorCode?: string
}

/**
 * Authentication: Credentials for calls to an ERP or the WMS.
 */
export interface Auth {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Name: Name shown when you select an authentication.
   */
  name: string
  /**
   * Authentication type
   */
  authType: ("BASIC" | "DIGEST" | "OAUTH2")
  /**
   * Token URL: Token endpoint of the authorization server.
   */
  tokenUrl?: string
  /**
   * Client authentication: How the service sends client ID and client secret to the token endpoint.
   */
  clientAuthentication?: ("CLIENT_SECRET_BASIC" | "CLIENT_SECRET_POST")
  /**
   * User name: For OAuth 2.0, the client ID.
   */
  username: string
  passwordSet: boolean
  /**
   * Scope: Scopes separated by spaces. Leave empty for the default of the server.
   */
  scope?: string
  /**
   * Audience: Only for servers that require it.
   */
  audience?: string
  /**
   * Remarks
   */
  remarks?: string
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
 * Authentication: Credentials for calls to an ERP or the WMS.
 */
export interface AuthInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Name: Name shown when you select an authentication.
   */
  name: string
  /**
   * Authentication type
   */
  authType: ("BASIC" | "DIGEST" | "OAUTH2")
  /**
   * Token URL: Token endpoint of the authorization server.
   */
  tokenUrl?: string
  /**
   * Client authentication: How the service sends client ID and client secret to the token endpoint.
   */
  clientAuthentication?: ("CLIENT_SECRET_BASIC" | "CLIENT_SECRET_POST")
  /**
   * User name: For OAuth 2.0, the client ID.
   */
  username: string
  /**
   * Password: For OAuth 2.0, the client secret.
   */
  password?: string
  passwordSet?: boolean
  clearPassword?: boolean
  /**
   * Scope: Scopes separated by spaces. Leave empty for the default of the server.
   */
  scope?: string
  /**
   * Audience: Only for servers that require it.
   */
  audience?: string
  /**
   * Remarks
   */
  remarks?: string
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
 * Import of basic data: Records from a CSV file. Records with a known code are updated, others are created.
 */
export interface BasicDataImport {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Kind
   */
  kind: ("dc" | "owner" | "carrier")
  /**
   * CSV file: With a header line: code, name, timeZone, disabled, or their captions. You can import a CSV export of the list. Missing columns keep the stored values.
   */
  csv: string
}

/**
 * Import of basic data: Records from a CSV file. Records with a known code are updated, others are created.
 */
export interface BasicDataImportInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Kind
   */
  kind: ("dc" | "owner" | "carrier")
  /**
   * CSV file: With a header line: code, name, timeZone, disabled, or their captions. You can import a CSV export of the list. Missing columns keep the stored values.
   */
  csv: string
}

/**
 * Batch result: Number of records processed, and skipped records with reasons.
 */
export interface BatchResult {
  /**
   * Done
   */
  done: number
  /**
   * Skipped
   */
  skipped: {
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name?: string
    /**
     * Reason
     */
    reason: string
  }[]
}

/**
 * Batch result: Number of records processed, and skipped records with reasons.
 */
export interface BatchResultInput {
  /**
   * Done
   */
  done: number
  /**
   * Skipped
   */
  skipped: {
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name?: string
    /**
     * Reason
     */
    reason: string
  }[]
}

/**
 * Batch warning: An effect of an action that the operator should know before confirming it.
 */
export interface BatchWarning {
  /**
   * Warning
   */
  message?: string
}

/**
 * Batch warning: An effect of an action that the operator should know before confirming it.
 */
export interface BatchWarningInput {
  /**
   * Warning
   */
  message?: string
}

/**
 * Bin usages
 */
export type BinUsages = string[]

/**
 * Bin usages
 */
export type BinUsagesInput = string[]

/**
 * Carrier: Company that transports the goods.
 */
export interface Carrier {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * Carrier: Company that transports the goods.
 */
export interface CarrierInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * Choice: A value offered by the service, with its name in the requested language.
 */
export interface Choice {
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
}

/**
 * Choice: A value offered by the service, with its name in the requested language.
 */
export interface ChoiceInput {
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
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
 * Operator: A person who signs in to the console.
 */
export interface CompanyOperator {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Login name: Cannot be changed later.
   */
  loginId: string
  /**
   * Role: Each role includes the roles before it.
   */
  role: ("viewer" | "operator" | "engineer" | "administrator")
  /**
   * Status
   */
  status: ("INVITED" | "ACTIVE" | "DISABLED")
}

/**
 * Operator: A person who signs in to the console.
 */
export interface CompanyOperatorInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Login name: Cannot be changed later.
   */
  loginId: string
  /**
   * Role: Each role includes the roles before it.
   */
  role: ("viewer" | "operator" | "engineer" | "administrator")
  /**
   * Status
   */
  status?: ("INVITED" | "ACTIVE" | "DISABLED")
}

/**
 * Configuration log: Configuration changes with operator, time and values.
 */
export interface ConfigurationLog {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Configuration
   */
  kind: ("alarmRule" | "articleItemProcessingConfig" | "auth" | "company" | "dailySettlementConfig" | "dataSource" | "erp" | "globalConfig" | "ignoreStockBinUsageConfig" | "ignoreUpdateConfig" | "interface" | "partnerKey" | "processSchemeIgnoreConfig" | "robot" | "securityConfig" | "uploadConfig")
  /**
   * Record UUID
   */
  recordUuid: string
  /**
   * Record
   */
  recordName?: string
  /**
   * Action
   */
  action: ("create" | "modify" | "remove" | "restore" | "restoreVersion" | "online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "disable" | "enable" | "rotate" | "revoke" | "copy" | "import" | "export")
  /**
   * Operator
   */
  loginId: string
  /**
   * Time
   */
  time: string
  /**
   * Changes
   */
  changes?: {
    /**
     * Field
     */
    field: string
    /**
     * Before
     */
    before?: string
    /**
     * After
     */
    after?: string
  }[]
  /**
   * Version: The whole record after the change as JSON, without secrets. Only changes that can be restored have it.
   */
  record?: string
}

/**
 * Configuration log: Configuration changes with operator, time and values.
 */
export interface ConfigurationLogInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Configuration
   */
  kind: ("alarmRule" | "articleItemProcessingConfig" | "auth" | "company" | "dailySettlementConfig" | "dataSource" | "erp" | "globalConfig" | "ignoreStockBinUsageConfig" | "ignoreUpdateConfig" | "interface" | "partnerKey" | "processSchemeIgnoreConfig" | "robot" | "securityConfig" | "uploadConfig")
  /**
   * Record UUID
   */
  recordUuid: string
  /**
   * Record
   */
  recordName?: string
  /**
   * Action
   */
  action: ("create" | "modify" | "remove" | "restore" | "restoreVersion" | "online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "disable" | "enable" | "rotate" | "revoke" | "copy" | "import" | "export")
  /**
   * Operator
   */
  loginId: string
  /**
   * Time
   */
  time: string
  /**
   * Changes
   */
  changes?: {
    /**
     * Field
     */
    field: string
    /**
     * Before
     */
    before?: string
    /**
     * After
     */
    after?: string
  }[]
  /**
   * Version: The whole record after the change as JSON, without secrets. Only changes that can be restored have it.
   */
  record?: string
}

/**
 * Connection test
 */
export interface ConnectionTest {
  /**
   * Result
   */
  ok: boolean
  /**
   * Steps
   */
  steps: {
    /**
     * Name
     */
    name: string
    /**
     * Result
     */
    ok: boolean
    /**
     * Message
     */
    message?: string
  }[]
}

/**
 * Connection test
 */
export interface ConnectionTestInput {
  /**
   * Result
   */
  ok: boolean
  /**
   * Steps
   */
  steps: {
    /**
     * Name
     */
    name: string
    /**
     * Result
     */
    ok: boolean
    /**
     * Message
     */
    message?: string
  }[]
}

/**
 * Copy to another carrier: Copies are offline.
 */
export interface CopyByCarrier {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Source carrier
   */
  sourceCarrierCode: string
  /**
   * Target carrier
   */
  carrierCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another carrier: Copies are offline.
 */
export interface CopyByCarrierInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Source carrier
   */
  sourceCarrierCode: string
  /**
   * Target carrier
   */
  carrierCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another distribution center: Copies are offline.
 */
export interface CopyByDc {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Source distribution center
   */
  sourceDcCode: string
  /**
   * Target distribution center
   */
  dcCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another distribution center: Copies are offline.
 */
export interface CopyByDcInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Source distribution center
   */
  sourceDcCode: string
  /**
   * Target distribution center
   */
  dcCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner: Copies are offline.
 */
export interface CopyByOwner {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Source owner
   */
  sourceOwnerCode: string
  /**
   * Target owner
   */
  ownerCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner: Copies are offline.
 */
export interface CopyByOwnerInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Source owner
   */
  sourceOwnerCode: string
  /**
   * Target owner
   */
  ownerCode: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner and ERP: Copies are offline.
 */
export interface CopyDocsByOwner {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Source owner
   */
  sourceOwnerCode: string
  /**
   * Target owner
   */
  ownerCode: string
  /**
   * Source ERP configuration
   */
  sourceErpUuid: string
  /**
   * Target ERP configuration
   */
  targetErpUuid: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner and ERP: Copies are offline.
 */
export interface CopyDocsByOwnerInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Source owner
   */
  sourceOwnerCode: string
  /**
   * Target owner
   */
  ownerCode: string
  /**
   * Source ERP configuration
   */
  sourceErpUuid: string
  /**
   * Target ERP configuration
   */
  targetErpUuid: string
  /**
   * Menu: Leave empty for all menus.
   */
  menuName?: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
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
 * Daily settlement configuration: Daily handling of pending data that fails repeatedly.
 */
export interface DailySettlementConfig {
  /**
   * UUID
   */
  uuid: string
  /**
   * Configuration UUID: Same value as the UUID, under the name used by the daily settlement calls.
   */
  configUuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Configuration type
   */
  configType: ("ERP" | "WCS")
  /**
   * Interface range
   */
  interfaceRange: ("ALL" | "SELECTED")
  /**
   * Interfaces
   */
  interfaceUuids?: string[]
  /**
   * Settlement time: Every day, in the time zone of the distribution center.
   */
  settlementTime: string
  /**
   * Failure count start: Settles only pending data that has failed at least this many times.
   */
  failureCountStart: number
  /**
   * Reset pending data
   */
  pendingReset?: boolean
  /**
   * Reset day range: Resets and reprocesses data up to this many days old.
   */
  resetDayRange?: number
  /**
   * Cancel pending data
   */
  pendingCancel?: boolean
  /**
   * Cancel day range: Cancels data that is at least this many days old.
   */
  cancelDayRange?: number
  /**
   * Status
   */
  status: ("OFFLINE" | "ONLINE")
  /**
   * Language: Unused. Earlier versions wrote reasons in this language; each reader now sees them in their own language.
   */
  language?: string
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
 * Daily settlement configuration: Daily handling of pending data that fails repeatedly.
 */
export interface DailySettlementConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Configuration UUID: Same value as the UUID, under the name used by the daily settlement calls.
   */
  configUuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Configuration type
   */
  configType: ("ERP" | "WCS")
  /**
   * Interface range
   */
  interfaceRange: ("ALL" | "SELECTED")
  /**
   * Interfaces
   */
  interfaceUuids?: string[]
  /**
   * Settlement time: Every day, in the time zone of the distribution center.
   */
  settlementTime: string
  /**
   * Failure count start: Settles only pending data that has failed at least this many times.
   */
  failureCountStart: number
  /**
   * Reset pending data
   */
  pendingReset?: boolean
  /**
   * Reset day range: Resets and reprocesses data up to this many days old.
   */
  resetDayRange?: number
  /**
   * Cancel pending data
   */
  pendingCancel?: boolean
  /**
   * Cancel day range: Cancels data that is at least this many days old.
   */
  cancelDayRange?: number
  /**
   * Status
   */
  status?: ("OFFLINE" | "ONLINE")
  /**
   * Language: Unused. Earlier versions wrote reasons in this language; each reader now sees them in their own language.
   */
  language?: string
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
 * Daily settlement log: Result of a daily settlement, or the expected result tonight.
 */
export interface DailySettlementLog {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Configuration UUID
   */
  configUuid?: string
  /**
   * Configuration type
   */
  configType?: ("ERP" | "WCS")
  /**
   * Day: Settled day, in its time zone.
   */
  day?: string
  /**
   * Time zone: Time zone of the distribution centers whose interfaces were settled.
   */
  timeZone?: string
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * Result
   */
  success?: boolean
  /**
   * Reset
   */
  resetCount: number
  /**
   * Cancelled
   */
  cancelCount: number
  /**
   * Message
   */
  message?: string
  /**
   * Documents: First 1,000 documents, sorted by interface.
   */
  documents?: {
    /**
     * Action
     */
    action?: ("RESET" | "CANCEL")
    /**
     * Interface
     */
    interfaceName?: string
    /**
     * Document number
     */
    entityNo?: string
    /**
     * Failures
     */
    failureCount?: number
    /**
     * Created
     */
    createTime?: string
  }[]
  /**
   * Reset data
   */
  resetUuids?: string[]
  /**
   * Cancelled data
   */
  cancelUuids?: string[]
  /**
   * Documents of each interface: Set while running. When it ends, they are written to the interface logs.
   */
  interfaceCounts?: {
    /**
     * Interface UUID
     */
    interfaceUuid: string
    /**
     * Reset
     */
    resetCount: number
    /**
     * Cancelled
     */
    cancelCount: number
  }[]
  /**
   * Running until: Set while running: if the process stops, another process continues after this time.
   */
  leaseUntil?: string
}

/**
 * Daily settlement log: Result of a daily settlement, or the expected result tonight.
 */
export interface DailySettlementLogInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Configuration UUID
   */
  configUuid?: string
  /**
   * Configuration type
   */
  configType?: ("ERP" | "WCS")
  /**
   * Day: Settled day, in its time zone.
   */
  day?: string
  /**
   * Time zone: Time zone of the distribution centers whose interfaces were settled.
   */
  timeZone?: string
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * Result
   */
  success?: boolean
  /**
   * Reset
   */
  resetCount: number
  /**
   * Cancelled
   */
  cancelCount: number
  /**
   * Message
   */
  message?: string
  /**
   * Documents: First 1,000 documents, sorted by interface.
   */
  documents?: {
    /**
     * Action
     */
    action?: ("RESET" | "CANCEL")
    /**
     * Interface
     */
    interfaceName?: string
    /**
     * Document number
     */
    entityNo?: string
    /**
     * Failures
     */
    failureCount?: number
    /**
     * Created
     */
    createTime?: string
  }[]
  /**
   * Reset data
   */
  resetUuids?: string[]
  /**
   * Cancelled data
   */
  cancelUuids?: string[]
  /**
   * Documents of each interface: Set while running. When it ends, they are written to the interface logs.
   */
  interfaceCounts?: {
    /**
     * Interface UUID
     */
    interfaceUuid: string
    /**
     * Reset
     */
    resetCount: number
    /**
     * Cancelled
     */
    cancelCount: number
  }[]
  /**
   * Running until: Set while running: if the process stops, another process continues after this time.
   */
  leaseUntil?: string
}

/**
 * Data source: A database that interfaces read from or write to.
 */
export interface DataSource {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Name: Name shown when you select a data source.
   */
  name: string
  /**
   * Database type
   */
  databaseType: ("MYSQL" | "ORACLE" | "SQLSERVER" | "POSTGRESQL" | "DM")
  /**
   * IP or host name: Paste a full JDBC or HTTP address to fill in host, port and database.
   */
  ip: string
  /**
   * Port
   */
  port: number
  /**
   * Database name
   */
  databaseName: string
  /**
   * User name
   */
  username?: string
  passwordSet: boolean
  /**
   * Encoding
   */
  encoding: ("UTF-8" | "GBK" | "GB18030" | "ISO-8859-1")
  /**
   * Remarks
   */
  remarks?: string
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
 * Data source: A database that interfaces read from or write to.
 */
export interface DataSourceInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Name: Name shown when you select a data source.
   */
  name: string
  /**
   * Database type
   */
  databaseType: ("MYSQL" | "ORACLE" | "SQLSERVER" | "POSTGRESQL" | "DM")
  /**
   * IP or host name: Paste a full JDBC or HTTP address to fill in host, port and database.
   */
  ip: string
  /**
   * Port
   */
  port: number
  /**
   * Database name
   */
  databaseName: string
  /**
   * User name
   */
  username?: string
  /**
   * Password
   */
  password?: string
  passwordSet?: boolean
  clearPassword?: boolean
  /**
   * Encoding
   */
  encoding: ("UTF-8" | "GBK" | "GB18030" | "ISO-8859-1")
  /**
   * Remarks
   */
  remarks?: string
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
 * Distribution center
 */
export interface Dc {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Time zone: IANA name, such as Asia/Shanghai.
   */
  timeZone?: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * Distribution center
 */
export interface DcInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Time zone: IANA name, such as Asia/Shanghai.
   */
  timeZone?: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * Debugging input: Input for a debug run.
 */
export interface DebugInput {
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Input type
   */
  inputType: ("ORDER" | "DATA")
  /**
   * Document number
   */
  orderNumber?: string
  /**
   * Data: A source document as JSON.
   */
  data?: string
  /**
   * Send: Sends the mapped document for real. Debugging of the interface must be on. Otherwise the document is only mapped.
   */
  send?: boolean
}

/**
 * Debugging input: Input for a debug run.
 */
export interface DebugInputInput {
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Input type
   */
  inputType: ("ORDER" | "DATA")
  /**
   * Document number
   */
  orderNumber?: string
  /**
   * Data: A source document as JSON.
   */
  data?: string
  /**
   * Send: Sends the mapped document for real. Debugging of the interface must be on. Otherwise the document is only mapped.
   */
  send?: boolean
}

/**
 * Debug run: Result of each mapping row, with request and response.
 */
export interface DebugRun {
  /**
   * Result
   */
  success: boolean
  /**
   * Message
   */
  message?: string
  /**
   * HTTP status
   */
  status?: number
  /**
   * Excluded by
   */
  leftOutBy?: ("PRE_FILTER" | "POST_FILTER")
  /**
   * Source document: Input of the run, as JSON.
   */
  source?: string
  /**
   * Steps
   */
  steps: {
    /**
     * Line
     */
    lineNo: number
    /**
     * Target field
     */
    targetField: string
    /**
     * Function type: The function that computes the value of a mapping row's target field.
     */
    functionType: FunctionType
    /**
     * Input: As JSON.
     */
    input?: string
    /**
     * Output: As JSON.
     */
    output?: string
    /**
     * Error
     */
    error?: string
  }[]
  /**
   * Steps not shown
   */
  stepsCut?: number
  /**
   * Mapped document: Result of the mapping, as JSON.
   */
  mapped?: string
  /**
   * Request
   */
  request?: string
  /**
   * Response
   */
  response?: string
  /**
   * Timings: Stages that ran.
   */
  timings: {
    /**
     * Stage
     */
    stage: ("PRE_FILTER" | "MAPPING" | "POST_FILTER" | "SEND")
    /**
     * Elapsed (ms)
     */
    elapsedMs: number
  }[]
  /**
   * Elapsed (ms)
   */
  elapsedMs: number
}

/**
 * Debug run: Result of each mapping row, with request and response.
 */
export interface DebugRunInput {
  /**
   * Result
   */
  success: boolean
  /**
   * Message
   */
  message?: string
  /**
   * HTTP status
   */
  status?: number
  /**
   * Excluded by
   */
  leftOutBy?: ("PRE_FILTER" | "POST_FILTER")
  /**
   * Source document: Input of the run, as JSON.
   */
  source?: string
  /**
   * Steps
   */
  steps: {
    /**
     * Line
     */
    lineNo: number
    /**
     * Target field
     */
    targetField: string
    /**
     * Function type: The function that computes the value of a mapping row's target field.
     */
    functionType: FunctionTypeInput
    /**
     * Input: As JSON.
     */
    input?: string
    /**
     * Output: As JSON.
     */
    output?: string
    /**
     * Error
     */
    error?: string
  }[]
  /**
   * Steps not shown
   */
  stepsCut?: number
  /**
   * Mapped document: Result of the mapping, as JSON.
   */
  mapped?: string
  /**
   * Request
   */
  request?: string
  /**
   * Response
   */
  response?: string
  /**
   * Timings: Stages that ran.
   */
  timings: {
    /**
     * Stage
     */
    stage: ("PRE_FILTER" | "MAPPING" | "POST_FILTER" | "SEND")
    /**
     * Elapsed (ms)
     */
    elapsedMs: number
  }[]
  /**
   * Elapsed (ms)
   */
  elapsedMs: number
}

/**
 * ERP configuration: ERP system that interfaces exchange documents with.
 */
export interface Erp {
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
   * ERP type
   */
  erpType: string
  /**
   * Base path: Common address in front of all interface paths of this ERP.
   */
  basePath: string
  /**
   * Data source
   */
  dataSourceUuid: string
  /**
   * Authentication
   */
  authUuid: string
  /**
   * Documents per minute: At most this many documents go to the ERP, from all its interfaces together. Debug runs are not limited. Empty: no limit.
   */
  documentsPerMinute?: number
  /**
   * Remarks
   */
  remarks?: string
  /**
   * HTTP extension parameters: Sent as headers with every call to this ERP. A secret value is never shown; leave it empty to keep it.
   */
  extendInfo?: ExtendInfo
  /**
   * Success rule: Decides from the response whether a document counts as delivered.
   */
  successRule?: ("ENVELOPE" | "SAP" | "KINGDEE" | "STATUS_ONLY" | "CUSTOM")
  /**
   * Success statuses: HTTP statuses that can mean delivered: numbers and ranges, separated by commas.
   */
  successStatuses?: string
  /**
   * Success condition: JSONata expression on the response; delivered if it is true. $status is the HTTP status.
   */
  successCondition?: string
  /**
   * Sample status: HTTP status of the sample response.
   */
  sampleStatus?: number
  /**
   * Sample response: A response of this ERP to test the success rule with. It is stored with the configuration.
   */
  sampleResponse?: string
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
 * ERP configuration: ERP system that interfaces exchange documents with.
 */
export interface ErpInput {
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
   * ERP type
   */
  erpType: string
  /**
   * Base path: Common address in front of all interface paths of this ERP.
   */
  basePath: string
  /**
   * Data source
   */
  dataSourceUuid: string
  /**
   * Authentication
   */
  authUuid: string
  /**
   * Documents per minute: At most this many documents go to the ERP, from all its interfaces together. Debug runs are not limited. Empty: no limit.
   */
  documentsPerMinute?: number
  /**
   * Remarks
   */
  remarks?: string
  /**
   * HTTP extension parameters: Sent as headers with every call to this ERP. A secret value is never shown; leave it empty to keep it.
   */
  extendInfo?: ExtendInfoInput
  /**
   * Success rule: Decides from the response whether a document counts as delivered.
   */
  successRule?: ("ENVELOPE" | "SAP" | "KINGDEE" | "STATUS_ONLY" | "CUSTOM")
  /**
   * Success statuses: HTTP statuses that can mean delivered: numbers and ranges, separated by commas.
   */
  successStatuses?: string
  /**
   * Success condition: JSONata expression on the response; delivered if it is true. $status is the HTTP status.
   */
  successCondition?: string
  /**
   * Sample status: HTTP status of the sample response.
   */
  sampleStatus?: number
  /**
   * Sample response: A response of this ERP to test the success rule with. It is stored with the configuration.
   */
  sampleResponse?: string
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
 * Event receipts: Interfaces that accepted the document of an event, and those that did not.
 */
export interface EventReceipts {
  /**
   * Event type
   */
  eventType: string
  /**
   * Accepted
   */
  receipts: Receipt[]
  /**
   * Refused
   */
  refusals: {
    /**
     * Interface
     */
    interfaceUuid: string
    /**
     * Interface name
     */
    interfaceName: string
    /**
     * Error code
     */
    errorCode: string
    /**
     * Message
     */
    message: string
  }[]
}

/**
 * Event receipts: Interfaces that accepted the document of an event, and those that did not.
 */
export interface EventReceiptsInput {
  /**
   * Event type
   */
  eventType: string
  /**
   * Accepted
   */
  receipts: ReceiptInput[]
  /**
   * Refused
   */
  refusals: {
    /**
     * Interface
     */
    interfaceUuid: string
    /**
     * Interface name
     */
    interfaceName: string
    /**
     * Error code
     */
    errorCode: string
    /**
     * Message
     */
    message: string
  }[]
}

/**
 * Document: One document as sent: any JSON object. The field mapping of the interface defines how it is converted.
 */
export interface ExchangeDocument {
  [k: string]: unknown
}

/**
 * Document: One document as sent: any JSON object. The field mapping of the interface defines how it is converted.
 */
export interface ExchangeDocumentInput {
  [k: string]: unknown
}

/**
 * Export file: Exported interfaces, without secrets.
 */
export interface ExportFile {
  /**
   * Format
   */
  format: "interface-console"
  /**
   * Schema version
   */
  schemaVersion: number
  /**
   * Record format: Format of the interfaces. The import converts those of an older format. A file without it has the first format.
   */
  recordFormat?: number
  /**
   * Exported at
   */
  exportedAt: string
  /**
   * Source
   */
  source: {
    /**
     * Company
     */
    companyUuid: string
    /**
     * Distribution center
     */
    dcCode?: string
    /**
     * Owner
     */
    ownerCode?: string
  }
  /**
   * Interfaces
   */
  items: {
    /**
     * Rules: Rules of the interface: entity → its records.
     */
    rules?: {
      [k: string]: {
        [k: string]: unknown
      }[]
    }
    [k: string]: unknown
  }[]
  /**
   * References
   */
  references: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource" | "auth")
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name: string
  }[]
  /**
   * Checksum: SHA-256 (hex) of {items, references} as JSON without spaces, members sorted by name.
   */
  sha256: string
  [k: string]: unknown
}

/**
 * Export file: Exported interfaces, without secrets.
 */
export interface ExportFileInput {
  /**
   * Format
   */
  format: "interface-console"
  /**
   * Schema version
   */
  schemaVersion: number
  /**
   * Record format: Format of the interfaces. The import converts those of an older format. A file without it has the first format.
   */
  recordFormat?: number
  /**
   * Exported at
   */
  exportedAt: string
  /**
   * Source
   */
  source: {
    /**
     * Company
     */
    companyUuid: string
    /**
     * Distribution center
     */
    dcCode?: string
    /**
     * Owner
     */
    ownerCode?: string
  }
  /**
   * Interfaces
   */
  items: {
    /**
     * Rules: Rules of the interface: entity → its records.
     */
    rules?: {
      [k: string]: {
        [k: string]: unknown
      }[]
    }
    [k: string]: unknown
  }[]
  /**
   * References
   */
  references: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource" | "auth")
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name: string
  }[]
  /**
   * Checksum: SHA-256 (hex) of {items, references} as JSON without spaces, members sorted by name.
   */
  sha256: string
  [k: string]: unknown
}

/**
 * Export: Interfaces to export.
 */
export interface ExportSelection {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Menu
   */
  menuName?: string
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Carrier
   */
  carrierCode?: string
  /**
   * Owner
   */
  ownerCode?: string
  /**
   * Selected interfaces
   */
  uuids: Uuids
}

/**
 * Export: Interfaces to export.
 */
export interface ExportSelectionInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Menu
   */
  menuName?: string
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Carrier
   */
  carrierCode?: string
  /**
   * Owner
   */
  ownerCode?: string
  /**
   * Selected interfaces
   */
  uuids: UuidsInput
}

/**
 * HTTP extension parameters
 */
export type ExtendInfo = {
  /**
   * Parameter name
   */
  parameterName: string
  /**
   * Parameter value
   */
  parameterValue?: string
  /**
   * Secret
   */
  secret?: ("AUTO" | "YES" | "NO")
  /**
   * Secret stored
   */
  parameterValueSet?: boolean
}[]

/**
 * HTTP extension parameters
 */
export type ExtendInfoInput = {
  /**
   * Parameter name
   */
  parameterName: string
  /**
   * Parameter value
   */
  parameterValue?: string
  /**
   * Secret
   */
  secret?: ("AUTO" | "YES" | "NO")
  /**
   * Secret stored
   */
  parameterValueSet?: boolean
}[]

/**
 * Failures with one cause: Failed and blocked documents of an interface that have the same cause.
 */
export interface FailureGroup {
  /**
   * Cause key: Empty for documents that failed before the service grouped failures, and for the group of all further causes.
   */
  causeKey: string
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Cause: The failure reason with … for values that differ between documents.
   */
  cause: string
  /**
   * Documents
   */
  count: number
  /**
   * Blocked: Documents that are retried only after a reset.
   */
  blockedCount: number
  /**
   * First failure
   */
  firstTime?: string
  /**
   * Last failure
   */
  lastTime?: string
  /**
   * Newest document
   */
  sampleUuid?: string
  /**
   * Number of the newest
   */
  sampleEntityNo?: string
  /**
   * Reason of the newest
   */
  sampleReason?: string
  /**
   * Mapping row
   */
  mappingLine?: number
}

/**
 * Failures with one cause: Failed and blocked documents of an interface that have the same cause.
 */
export interface FailureGroupInput {
  /**
   * Cause key: Empty for documents that failed before the service grouped failures, and for the group of all further causes.
   */
  causeKey: string
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Cause: The failure reason with … for values that differ between documents.
   */
  cause: string
  /**
   * Documents
   */
  count: number
  /**
   * Blocked: Documents that are retried only after a reset.
   */
  blockedCount: number
  /**
   * First failure
   */
  firstTime?: string
  /**
   * Last failure
   */
  lastTime?: string
  /**
   * Newest document
   */
  sampleUuid?: string
  /**
   * Number of the newest
   */
  sampleEntityNo?: string
  /**
   * Reason of the newest
   */
  sampleReason?: string
  /**
   * Mapping row
   */
  mappingLine?: number
}

/**
 * Retry of failures: Selects the failed documents of an interface to retry.
 */
export interface FailureRetry {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Cause key: Without a key, the call retries all failed documents.
   */
  causeKey?: string
}

/**
 * Retry of failures: Selects the failed documents of an interface to retry.
 */
export interface FailureRetryInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Cause key: Without a key, the call retries all failed documents.
   */
  causeKey?: string
}

/**
 * Field: A field that an interface can fill.
 */
export interface Field {
  /**
   * Field
   */
  name: string
  /**
   * Field name
   */
  title?: string
  /**
   * Type
   */
  type: ("STRING" | "NUMERIC" | "INTEGER" | "INT" | "LONG" | "BOOLEAN" | "DATE" | "ARRAY" | "OBJECT")
  /**
   * Description
   */
  description?: string
  /**
   * Required
   */
  required?: boolean
}

/**
 * Field: A field that an interface can fill.
 */
export interface FieldInput {
  /**
   * Field
   */
  name: string
  /**
   * Field name
   */
  title?: string
  /**
   * Type
   */
  type: ("STRING" | "NUMERIC" | "INTEGER" | "INT" | "LONG" | "BOOLEAN" | "DATE" | "ARRAY" | "OBJECT")
  /**
   * Description
   */
  description?: string
  /**
   * Required
   */
  required?: boolean
}

/**
 * Field mapping row: Defines how one field of the target document is built from the source document.
 */
export interface FieldMapping {
  /**
   * Line
   */
  lineNo: number
  /**
   * Target field: Path in the target document. The target of a row below a sub-table begins with the sub-table's target and []: lines[].sku.
   */
  targetField: string
  /**
   * Type
   */
  type: ("STRING" | "NUMERIC" | "INTEGER" | "INT" | "LONG" | "BOOLEAN" | "DATE" | "ARRAY" | "OBJECT")
  /**
   * Description
   */
  description?: string
  /**
   * Function type: The function that computes the value of a mapping row's target field.
   */
  functionType: FunctionType
  /**
   * Source field: Path in the source document. Separate several paths with commas. A row below a sub-table reads the element through the alias: item.sku.
   */
  sourceField?: string
  /**
   * Expression
   */
  expression?: string
}

/**
 * Field mapping row: Defines how one field of the target document is built from the source document.
 */
export interface FieldMappingInput {
  /**
   * Line
   */
  lineNo?: number
  /**
   * Target field: Path in the target document. The target of a row below a sub-table begins with the sub-table's target and []: lines[].sku.
   */
  targetField: string
  /**
   * Type
   */
  type: ("STRING" | "NUMERIC" | "INTEGER" | "INT" | "LONG" | "BOOLEAN" | "DATE" | "ARRAY" | "OBJECT")
  /**
   * Description
   */
  description?: string
  /**
   * Function type: The function that computes the value of a mapping row's target field.
   */
  functionType: FunctionTypeInput
  /**
   * Source field: Path in the source document. Separate several paths with commas. A row below a sub-table reads the element through the alias: item.sku.
   */
  sourceField?: string
  /**
   * Expression
   */
  expression?: string
}

/**
 * Field mapping
 */
export type FieldMappings = FieldMapping[]

/**
 * Field mapping
 */
export type FieldMappingsInput = FieldMappingInput[]

/**
 * Fields
 */
export type FieldNames = string[]

/**
 * Fields
 */
export type FieldNamesInput = string[]

/**
 * Field update rule: Defines whether an interface updates a group of item fields.
 */
export interface FieldUpdateRule {
  /**
   * Field group
   */
  group: ("SHELF_LIFE" | "CONTROL_DAYS" | "SPECIFICATION_MEASUREMENT" | "MEASUREMENT_UNIT" | "DELIVERY_MULTIPLE" | "DEFAULT_SPECIFICATION" | "CONSUMABLE_MARK" | "MATERIAL_LIMITS")
  /**
   * Update
   */
  mode: ("UPDATE" | "FILL_EMPTY" | "IGNORE")
}

/**
 * Field update rule: Defines whether an interface updates a group of item fields.
 */
export interface FieldUpdateRuleInput {
  /**
   * Field group
   */
  group: ("SHELF_LIFE" | "CONTROL_DAYS" | "SPECIFICATION_MEASUREMENT" | "MEASUREMENT_UNIT" | "DELIVERY_MULTIPLE" | "DEFAULT_SPECIFICATION" | "CONSUMABLE_MARK" | "MATERIAL_LIMITS")
  /**
   * Update
   */
  mode: ("UPDATE" | "FILL_EMPTY" | "IGNORE")
}

/**
 * Field update rules
 */
export type FieldUpdateRules = FieldUpdateRule[]

/**
 * Field update rules
 */
export type FieldUpdateRulesInput = FieldUpdateRuleInput[]

/**
 * Field update support: Whether field update rules apply to an interface.
 */
export type FieldUpdateSupport = boolean

/**
 * Field update support: Whether field update rules apply to an interface.
 */
export type FieldUpdateSupportInput = boolean

/**
 * Function type: The function that computes the value of a mapping row's target field.
 */
export type FunctionType = ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")

/**
 * Function type: The function that computes the value of a mapping row's target field.
 */
export type FunctionTypeInput = ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")

/**
 * Global configuration: Default settings of this company.
 */
export interface GlobalConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Failure threshold: Blocks pending data that has failed this many times.
   */
  failureThreshold: number
  /**
   * Retry interval (minutes)
   */
  retryIntervalMinutes: number
  /**
   * Rows per page
   */
  pageSize: number
  /**
   * Time zone: IANA name, such as Asia/Shanghai.
   */
  timeZone: string
  /**
   * WMS base path: Documents for the warehouse are posted to this address followed by the interface name. If empty, documents are saved to the outbox.
   */
  wmsBasePath?: string
  /**
   * WMS authentication
   */
  wmsAuthUuid?: string
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Global configuration: Default settings of this company.
 */
export interface GlobalConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Failure threshold: Blocks pending data that has failed this many times.
   */
  failureThreshold: number
  /**
   * Retry interval (minutes)
   */
  retryIntervalMinutes: number
  /**
   * Rows per page
   */
  pageSize: number
  /**
   * Time zone: IANA name, such as Asia/Shanghai.
   */
  timeZone: string
  /**
   * WMS base path: Documents for the warehouse are posted to this address followed by the interface name. If empty, documents are saved to the outbox.
   */
  wmsBasePath?: string
  /**
   * WMS authentication
   */
  wmsAuthUuid?: string
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
 * Overview: Current and recent activity of the interfaces.
 */
export interface Health {
  /**
   * Time range
   */
  window: ("HOUR" | "DAY" | "WEEK")
  /**
   * As of
   */
  at: string
  /**
   * From: Start of the first interval of each series.
   */
  since: string
  /**
   * Interval (seconds): Length of each interval of a series.
   */
  bucketSeconds: number
  /**
   * Number of interfaces
   */
  interfaceCount: number
  /**
   * Received
   */
  received: number
  /**
   * Delivered
   */
  delivered: number
  /**
   * Failed attempts
   */
  failed: number
  /**
   * Average time (ms)
   */
  averageElapsedMs?: number
  /**
   * Pending
   */
  pendingCount: number
  /**
   * Blocked
   */
  blockedCount: number
  /**
   * Oldest pending
   */
  oldestPending?: string
  /**
   * Over time
   */
  series: {
    /**
     * Received
     */
    received: number[]
    /**
     * Delivered
     */
    delivered: number[]
    /**
     * Failed
     */
    failed: number[]
  }
  /**
   * Needs attention
   */
  findings: {
    /**
     * Kind
     */
    kind: ("STALLED" | "OFFLINE" | "SUSPENDED" | "RECEIVER_DOWN" | "PULL_FAILED" | "ALARM_FAILED" | "BLOCKED" | "FAILING" | "SILENT")
    /**
     * Message
     */
    message: string
    /**
     * Since
     */
    since?: string
    /**
     * Interface
     */
    uuid?: string
    /**
     * Interface name
     */
    interfaceName?: string
    /**
     * Interface family
     */
    interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  }[]
  /**
   * Interfaces
   */
  interfaces: {
    /**
     * Interface
     */
    uuid: string
    /**
     * Interface name
     */
    interfaceName: string
    /**
     * Interface family
     */
    interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
    /**
     * Distribution center
     */
    dcCode?: string
    /**
     * Status
     */
    status: ("OFFLINE" | "ONLINE" | "SUSPENDED")
    /**
     * Pending
     */
    pendingCount: number
    /**
     * Blocked
     */
    blockedCount: number
    /**
     * Oldest pending
     */
    oldestPending?: string
    /**
     * Received
     */
    received: number
    /**
     * Delivered
     */
    delivered: number
    /**
     * Failed attempts
     */
    failed: number
    /**
     * Failure reason
     */
    failureReason?: string
    /**
     * Not fetched since
     */
    pullFailedSince?: string
    /**
     * Reason for the failed fetch
     */
    pullFailureReason?: string
    /**
     * Receiver down since
     */
    receiverDownSince?: string
    /**
     * Over time
     */
    series: {
      /**
       * Received
       */
      received: number[]
      /**
       * Delivered
       */
      delivered: number[]
      /**
       * Failed
       */
      failed: number[]
    }
  }[]
}

/**
 * Overview: Current and recent activity of the interfaces.
 */
export interface HealthInput {
  /**
   * Time range
   */
  window: ("HOUR" | "DAY" | "WEEK")
  /**
   * As of
   */
  at: string
  /**
   * From: Start of the first interval of each series.
   */
  since: string
  /**
   * Interval (seconds): Length of each interval of a series.
   */
  bucketSeconds: number
  /**
   * Number of interfaces
   */
  interfaceCount: number
  /**
   * Received
   */
  received: number
  /**
   * Delivered
   */
  delivered: number
  /**
   * Failed attempts
   */
  failed: number
  /**
   * Average time (ms)
   */
  averageElapsedMs?: number
  /**
   * Pending
   */
  pendingCount: number
  /**
   * Blocked
   */
  blockedCount: number
  /**
   * Oldest pending
   */
  oldestPending?: string
  /**
   * Over time
   */
  series: {
    /**
     * Received
     */
    received: number[]
    /**
     * Delivered
     */
    delivered: number[]
    /**
     * Failed
     */
    failed: number[]
  }
  /**
   * Needs attention
   */
  findings: {
    /**
     * Kind
     */
    kind: ("STALLED" | "OFFLINE" | "SUSPENDED" | "RECEIVER_DOWN" | "PULL_FAILED" | "ALARM_FAILED" | "BLOCKED" | "FAILING" | "SILENT")
    /**
     * Message
     */
    message: string
    /**
     * Since
     */
    since?: string
    /**
     * Interface
     */
    uuid?: string
    /**
     * Interface name
     */
    interfaceName?: string
    /**
     * Interface family
     */
    interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  }[]
  /**
   * Interfaces
   */
  interfaces: {
    /**
     * Interface
     */
    uuid: string
    /**
     * Interface name
     */
    interfaceName: string
    /**
     * Interface family
     */
    interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
    /**
     * Distribution center
     */
    dcCode?: string
    /**
     * Status
     */
    status: ("OFFLINE" | "ONLINE" | "SUSPENDED")
    /**
     * Pending
     */
    pendingCount: number
    /**
     * Blocked
     */
    blockedCount: number
    /**
     * Oldest pending
     */
    oldestPending?: string
    /**
     * Received
     */
    received: number
    /**
     * Delivered
     */
    delivered: number
    /**
     * Failed attempts
     */
    failed: number
    /**
     * Failure reason
     */
    failureReason?: string
    /**
     * Not fetched since
     */
    pullFailedSince?: string
    /**
     * Reason for the failed fetch
     */
    pullFailureReason?: string
    /**
     * Receiver down since
     */
    receiverDownSince?: string
    /**
     * Over time
     */
    series: {
      /**
       * Received
       */
      received: number[]
      /**
       * Delivered
       */
      delivered: number[]
      /**
       * Failed
       */
      failed: number[]
    }
  }[]
}

/**
 * Overview query: Filters of the overview.
 */
export interface HealthQuery {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Time range
   */
  window: ("HOUR" | "DAY" | "WEEK")
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Interfaces: Only these interfaces.
   */
  uuids?: string[]
}

/**
 * Overview query: Filters of the overview.
 */
export interface HealthQueryInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Time range
   */
  window: ("HOUR" | "DAY" | "WEEK")
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Interfaces: Only these interfaces.
   */
  uuids?: string[]
}

/**
 * Ignore stock bin usage rule: Stock in bins with these usages is excluded.
 */
export interface IgnoreStockBinUsageConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Bin usages
   */
  binUsages?: string[]
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Ignore stock bin usage rule: Stock in bins with these usages is excluded.
 */
export interface IgnoreStockBinUsageConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Bin usages
   */
  binUsages?: string[]
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
 * Ignore-update rule: Fields that this interface sets only when it creates a record.
 */
export interface IgnoreUpdateConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Fields
   */
  fields?: string[]
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Ignore-update rule: Fields that this interface sets only when it creates a record.
 */
export interface IgnoreUpdateConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Fields
   */
  fields?: string[]
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
 * Import: Imported interfaces are offline.
 */
export interface ImportForm {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Data: Choose, drop or paste a file exported from this console.
   */
  jsonData: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
  /**
   * Distribution center: Target of the imported interfaces. Leave empty to keep the one in the file.
   */
  dcCode?: string
  /**
   * Owner: Leave empty to keep the one in the file.
   */
  ownerCode?: string
  /**
   * ERP configuration: For all interfaces of the file. If empty, references that exist here stay.
   */
  erpUuid?: string
  /**
   * Data source: For all interfaces of the file. If empty, references that exist here stay.
   */
  dataSourceUuid?: string
  /**
   * Authentication: For interfaces of the file that have an authentication. If empty, references that exist here stay.
   */
  authUuid?: string
  /**
   * DingTalk configuration: For all interfaces of the file. If empty, references that exist here stay.
   */
  dingDingUuid?: string
  /**
   * Service address: Replaces the scheme, host and port of interfaces with their own address; the path is kept. Leave empty to keep the address.
   */
  serviceUrl?: string
}

/**
 * Import: Imported interfaces are offline.
 */
export interface ImportFormInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Data: Choose, drop or paste a file exported from this console.
   */
  jsonData: string
  /**
   * If an interface already exists
   */
  policy?: ("fail" | "skip" | "overwrite")
  /**
   * Distribution center: Target of the imported interfaces. Leave empty to keep the one in the file.
   */
  dcCode?: string
  /**
   * Owner: Leave empty to keep the one in the file.
   */
  ownerCode?: string
  /**
   * ERP configuration: For all interfaces of the file. If empty, references that exist here stay.
   */
  erpUuid?: string
  /**
   * Data source: For all interfaces of the file. If empty, references that exist here stay.
   */
  dataSourceUuid?: string
  /**
   * Authentication: For interfaces of the file that have an authentication. If empty, references that exist here stay.
   */
  authUuid?: string
  /**
   * DingTalk configuration: For all interfaces of the file. If empty, references that exist here stay.
   */
  dingDingUuid?: string
  /**
   * Service address: Replaces the scheme, host and port of interfaces with their own address; the path is kept. Leave empty to keep the address.
   */
  serviceUrl?: string
}

/**
 * Import plan: Changes that an import will make.
 */
export interface ImportPlan {
  /**
   * Plan hash: Sent with the import, which is refused if the data has changed since.
   */
  planHash: string
  /**
   * Records
   */
  items: {
    /**
     * Record: Scope, owner and name of an interface; code and name of basic data.
     */
    naturalKey: string
    /**
     * Change
     */
    change: ("CREATE" | "UPDATE" | "SAME" | "CONFLICT")
    /**
     * Differences
     */
    fieldDiffs: {
      /**
       * Field
       */
      field: string
      /**
       * Before
       */
      before?: string
      /**
       * After
       */
      after?: string
    }[]
  }[]
  /**
   * Unresolved references
   */
  unresolved: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource" | "auth")
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name: string
  }[]
  /**
   * Issues
   */
  issues: {
    /**
     * Field
     */
    field?: string
    /**
     * Message
     */
    message: string
  }[]
  /**
   * Warnings: Effects on callers. They do not prevent the import.
   */
  warnings?: {
    /**
     * Message
     */
    message: string
  }[]
}

/**
 * Import plan: Changes that an import will make.
 */
export interface ImportPlanInput {
  /**
   * Plan hash: Sent with the import, which is refused if the data has changed since.
   */
  planHash: string
  /**
   * Records
   */
  items: {
    /**
     * Record: Scope, owner and name of an interface; code and name of basic data.
     */
    naturalKey: string
    /**
     * Change
     */
    change: ("CREATE" | "UPDATE" | "SAME" | "CONFLICT")
    /**
     * Differences
     */
    fieldDiffs: {
      /**
       * Field
       */
      field: string
      /**
       * Before
       */
      before?: string
      /**
       * After
       */
      after?: string
    }[]
  }[]
  /**
   * Unresolved references
   */
  unresolved: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource" | "auth")
    /**
     * UUID
     */
    uuid: string
    /**
     * Name
     */
    name: string
  }[]
  /**
   * Issues
   */
  issues: {
    /**
     * Field
     */
    field?: string
    /**
     * Message
     */
    message: string
  }[]
  /**
   * Warnings: Effects on callers. They do not prevent the import.
   */
  warnings?: {
    /**
     * Message
     */
    message: string
  }[]
}

/**
 * Import result: Result of an import or a copy.
 */
export interface ImportResult {
  /**
   * Created
   */
  created: number
  /**
   * Updated
   */
  updated: number
  /**
   * Unchanged
   */
  unchanged: number
  /**
   * Skipped
   */
  skipped: {
    /**
     * Record: Scope, owner and name of an interface; code and name of basic data.
     */
    naturalKey: string
    /**
     * Reason
     */
    reason: string
  }[]
}

/**
 * Import result: Result of an import or a copy.
 */
export interface ImportResultInput {
  /**
   * Created
   */
  created: number
  /**
   * Updated
   */
  updated: number
  /**
   * Unchanged
   */
  unchanged: number
  /**
   * Skipped
   */
  skipped: {
    /**
     * Record: Scope, owner and name of an interface; code and name of basic data.
     */
    naturalKey: string
    /**
     * Reason
     */
    reason: string
  }[]
}

/**
 * Interface: One exchange of documents between the warehouse and an ERP or WCS.
 */
export interface Interface {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface name
   */
  interfaceName: string
  /**
   * Interface family
   */
  interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Menu
   */
  menuName: string
  /**
   * Scope
   */
  scope: ("DC" | "CARRIER")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Carrier
   */
  carrierCode?: string
  /**
   * Owner: Leave empty to serve all owners.
   */
  ownerCode?: string
  /**
   * Entity identifier: Document field used as its identifier in pending data and logs.
   */
  entityIdentifier?: string
  /**
   * Remarks
   */
  remarks?: string
  /**
   * Transport
   */
  type: ("HTTP" | "ACTIVE_MQ" | "WEB_SERVICE" | "INTERMEDIATE_TABLE")
  /**
   * ERP configuration
   */
  erpUuid?: string
  /**
   * Data source
   */
  dataSourceUuid?: string
  /**
   * HTTP method
   */
  method?: ("POST" | "GET" | "PUT")
  /**
   * Path: Appended to the base path of the ERP configuration.
   */
  path?: string
  /**
   * Address: Full address of the service or message broker.
   */
  address?: string
  /**
   * Authentication: Empty: an ERP interface uses the authentication of its ERP, any other interface uses none.
   */
  authUuid?: string
  /**
   * Queue name
   */
  queueName?: string
  /**
   * Request mode
   */
  requestMode?: ("PLAIN" | "FORM")
  /**
   * Request action
   */
  requestAction?: string
  /**
   * Form ID
   */
  formId?: string
  /**
   * Success rule: Leave empty to use the rule of the ERP configuration.
   */
  successRule?: ("ENVELOPE" | "SAP" | "KINGDEE" | "STATUS_ONLY" | "CUSTOM")
  /**
   * Success statuses: HTTP statuses that can mean delivered: numbers and ranges, separated by commas.
   */
  successStatuses?: string
  /**
   * Success condition: JSONata expression on the response; delivered if it is true. $status is the HTTP status.
   */
  successCondition?: string
  /**
   * Sample status: HTTP status of the sample response.
   */
  sampleStatus?: number
  /**
   * Sample response: A response of the receiver to test the success rule with. It is stored with the interface.
   */
  sampleResponse?: string
  /**
   * Table access
   */
  tableAccess?: ("TABLE" | "TRANSFER" | "PROCEDURE")
  /**
   * Intermediate table name
   */
  intermediateTableName?: string
  /**
   * Source intermediate table name
   */
  sourceTableName?: string
  /**
   * Target intermediate table name
   */
  targetTableName?: string
  /**
   * Stored procedure name
   */
  storedProcedureName?: string
  /**
   * Trigger strategy
   */
  triggerStrategy: ("EVENT" | "CRON")
  /**
   * Event types: Each of these events triggers the interface.
   */
  eventTypes?: string[]
  /**
   * Execution strategy
   */
  executionStrategy?: ("DAILY" | "INTERVAL" | "EXPRESSION")
  /**
   * Execution time: In the time zone of the distribution center.
   */
  executionTime?: string
  /**
   * Interval (minutes)
   */
  intervalMinutes?: number
  /**
   * Cron expression: Minute, hour, day of month, month, day of week, in the time zone of the distribution center.
   */
  cronExpression?: string
  /**
   * Item processing type: Only for item interfaces.
   */
  itemProcessingType?: ("INC" | "FULL" | "QPC" | "BARCODE" | "VENDOR")
  /**
   * File format: Select a format if documents are transferred as files.
   */
  fileFormat?: "CSV"
  /**
   * File name
   */
  fileName?: string
  /**
   * Parallel deliveries: Number of documents of this interface that each process delivers at the same time. Empty: 4. With 1, the service delivers them one after the other. A higher number takes a larger share of a busy service.
   */
  lanes?: number
  /**
   * Pre-filter: Only source documents where this JSONata expression is true are processed.
   */
  preFilter?: string
  /**
   * Post-filter: Only mapped documents where this JSONata expression is true are sent.
   */
  postFilter?: string
  /**
   * DingTalk alarm: Sends an alarm when documents fail or are blocked or the receiver is down, and a notice when the interface recovers.
   */
  alarmEnabled?: boolean
  /**
   * DingTalk configuration
   */
  dingDingUuid?: string
  /**
   * Field mapping
   */
  fieldMappings?: FieldMappings
  /**
   * Status
   */
  status: ("OFFLINE" | "ONLINE" | "SUSPENDED")
  /**
   * Debugging
   */
  debug: boolean
  /**
   * Debugging until
   */
  debugUntil?: string
  /**
   * Pending
   */
  pendingCount: number
  /**
   * Blocked
   */
  blockedCount: number
  /**
   * Failures in a row
   */
  failureCount: number
  /**
   * Failure reason
   */
  failureReason?: string
  /**
   * Not fetched since: The service cannot fetch documents from their source. It retries automatically.
   */
  pullFailedSince?: string
  /**
   * Reason for the failed fetch
   */
  pullFailureReason?: string
  /**
   * Outages in a row: Deliveries in a row that found the receiver down.
   */
  outageCount?: number
  /**
   * Receiver down since: Delivery is paused because the receiver fails. The service retries automatically.
   */
  receiverDownSince?: string
  /**
   * Next attempt
   */
  nextProbeTime?: string
  /**
   * Online since
   */
  onlineAt?: string
  /**
   * Last scheduled
   */
  lastScheduleTime?: string
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
 * Interface: One exchange of documents between the warehouse and an ERP or WCS.
 */
export interface InterfaceInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface name
   */
  interfaceName: string
  /**
   * Interface family
   */
  interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Menu
   */
  menuName: string
  /**
   * Scope
   */
  scope: ("DC" | "CARRIER")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Carrier
   */
  carrierCode?: string
  /**
   * Owner: Leave empty to serve all owners.
   */
  ownerCode?: string
  /**
   * Entity identifier: Document field used as its identifier in pending data and logs.
   */
  entityIdentifier?: string
  /**
   * Remarks
   */
  remarks?: string
  /**
   * Transport
   */
  type: ("HTTP" | "ACTIVE_MQ" | "WEB_SERVICE" | "INTERMEDIATE_TABLE")
  /**
   * ERP configuration
   */
  erpUuid?: string
  /**
   * Data source
   */
  dataSourceUuid?: string
  /**
   * HTTP method
   */
  method?: ("POST" | "GET" | "PUT")
  /**
   * Path: Appended to the base path of the ERP configuration.
   */
  path?: string
  /**
   * Address: Full address of the service or message broker.
   */
  address?: string
  /**
   * Authentication: Empty: an ERP interface uses the authentication of its ERP, any other interface uses none.
   */
  authUuid?: string
  /**
   * Queue name
   */
  queueName?: string
  /**
   * Request mode
   */
  requestMode?: ("PLAIN" | "FORM")
  /**
   * Request action
   */
  requestAction?: string
  /**
   * Form ID
   */
  formId?: string
  /**
   * Success rule: Leave empty to use the rule of the ERP configuration.
   */
  successRule?: ("ENVELOPE" | "SAP" | "KINGDEE" | "STATUS_ONLY" | "CUSTOM")
  /**
   * Success statuses: HTTP statuses that can mean delivered: numbers and ranges, separated by commas.
   */
  successStatuses?: string
  /**
   * Success condition: JSONata expression on the response; delivered if it is true. $status is the HTTP status.
   */
  successCondition?: string
  /**
   * Sample status: HTTP status of the sample response.
   */
  sampleStatus?: number
  /**
   * Sample response: A response of the receiver to test the success rule with. It is stored with the interface.
   */
  sampleResponse?: string
  /**
   * Table access
   */
  tableAccess?: ("TABLE" | "TRANSFER" | "PROCEDURE")
  /**
   * Intermediate table name
   */
  intermediateTableName?: string
  /**
   * Source intermediate table name
   */
  sourceTableName?: string
  /**
   * Target intermediate table name
   */
  targetTableName?: string
  /**
   * Stored procedure name
   */
  storedProcedureName?: string
  /**
   * Trigger strategy
   */
  triggerStrategy: ("EVENT" | "CRON")
  /**
   * Event types: Each of these events triggers the interface.
   */
  eventTypes?: string[]
  /**
   * Execution strategy
   */
  executionStrategy?: ("DAILY" | "INTERVAL" | "EXPRESSION")
  /**
   * Execution time: In the time zone of the distribution center.
   */
  executionTime?: string
  /**
   * Interval (minutes)
   */
  intervalMinutes?: number
  /**
   * Cron expression: Minute, hour, day of month, month, day of week, in the time zone of the distribution center.
   */
  cronExpression?: string
  /**
   * Item processing type: Only for item interfaces.
   */
  itemProcessingType?: ("INC" | "FULL" | "QPC" | "BARCODE" | "VENDOR")
  /**
   * File format: Select a format if documents are transferred as files.
   */
  fileFormat?: "CSV"
  /**
   * File name
   */
  fileName?: string
  /**
   * Parallel deliveries: Number of documents of this interface that each process delivers at the same time. Empty: 4. With 1, the service delivers them one after the other. A higher number takes a larger share of a busy service.
   */
  lanes?: number
  /**
   * Pre-filter: Only source documents where this JSONata expression is true are processed.
   */
  preFilter?: string
  /**
   * Post-filter: Only mapped documents where this JSONata expression is true are sent.
   */
  postFilter?: string
  /**
   * DingTalk alarm: Sends an alarm when documents fail or are blocked or the receiver is down, and a notice when the interface recovers.
   */
  alarmEnabled?: boolean
  /**
   * DingTalk configuration
   */
  dingDingUuid?: string
  /**
   * Field mapping
   */
  fieldMappings?: FieldMappingsInput
  /**
   * Status
   */
  status?: ("OFFLINE" | "ONLINE" | "SUSPENDED")
  /**
   * Debugging
   */
  debug?: boolean
  /**
   * Debugging until
   */
  debugUntil?: string
  /**
   * Pending
   */
  pendingCount?: number
  /**
   * Blocked
   */
  blockedCount?: number
  /**
   * Failures in a row
   */
  failureCount?: number
  /**
   * Failure reason
   */
  failureReason?: string
  /**
   * Not fetched since: The service cannot fetch documents from their source. It retries automatically.
   */
  pullFailedSince?: string
  /**
   * Reason for the failed fetch
   */
  pullFailureReason?: string
  /**
   * Outages in a row: Deliveries in a row that found the receiver down.
   */
  outageCount?: number
  /**
   * Receiver down since: Delivery is paused because the receiver fails. The service retries automatically.
   */
  receiverDownSince?: string
  /**
   * Next attempt
   */
  nextProbeTime?: string
  /**
   * Online since
   */
  onlineAt?: string
  /**
   * Last scheduled
   */
  lastScheduleTime?: string
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
 * Interface batch: Runs one action on several interfaces.
 */
export interface InterfaceBatch {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Action
   */
  action: ("online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "remove")
  /**
   * Selected interfaces
   */
  uuids?: string[]
  /**
   * Filter: Same filters as in the paging body of the list.
   */
  filter?: {
    interfaceType?: string
    menuName?: string
    interfaceName?: string
    status?: string
    debug?: boolean
    type?: string
    triggerStrategy?: string
    scope?: string
    dcCode?: string
    carrierCode?: string
    ownerCode?: string
    erpUuid?: string
    dataSourceUuid?: string
    dingDingUuid?: string
  }
  /**
   * Expected count: Number of records shown to the operator; the call is refused if it differs.
   */
  expectedCount?: number
}

/**
 * Interface batch: Runs one action on several interfaces.
 */
export interface InterfaceBatchInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Action
   */
  action: ("online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "remove")
  /**
   * Selected interfaces
   */
  uuids?: string[]
  /**
   * Filter: Same filters as in the paging body of the list.
   */
  filter?: {
    interfaceType?: string
    menuName?: string
    interfaceName?: string
    status?: string
    debug?: boolean
    type?: string
    triggerStrategy?: string
    scope?: string
    dcCode?: string
    carrierCode?: string
    ownerCode?: string
    erpUuid?: string
    dataSourceUuid?: string
    dingDingUuid?: string
  }
  /**
   * Expected count: Number of records shown to the operator; the call is refused if it differs.
   */
  expectedCount?: number
}

/**
 * Interface log: Activity of an interface, step by step.
 */
export interface InterfaceLog {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceUuid?: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Level
   */
  level: ("DEBUG" | "INFO" | "WARN" | "ERROR")
  /**
   * Type
   */
  type: ("RECEIVE" | "MAPPING" | "SEND" | "SCHEDULE" | "SYSTEM")
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * Document number: Identifier of the processed document.
   */
  entity?: string
  /**
   * Details
   */
  details?: string
  /**
   * Data
   */
  data?: string
}

/**
 * Interface log: Activity of an interface, step by step.
 */
export interface InterfaceLogInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceUuid?: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Level
   */
  level: ("DEBUG" | "INFO" | "WARN" | "ERROR")
  /**
   * Type
   */
  type: ("RECEIVE" | "MAPPING" | "SEND" | "SCHEDULE" | "SYSTEM")
  /**
   * Time
   */
  time: string
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
  /**
   * Document number: Identifier of the processed document.
   */
  entity?: string
  /**
   * Details
   */
  details?: string
  /**
   * Data
   */
  data?: string
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
 * Login session: A sign-in that has not ended.
 */
export interface LoginSession {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Login name
   */
  loginId?: string
  /**
   * Address: Address of the browser at sign-in.
   */
  address?: string
  /**
   * Signed in at
   */
  startedAt?: string
  /**
   * Ends at: Use of the console extends the session.
   */
  expiresAt?: string
}

/**
 * Login session: A sign-in that has not ended.
 */
export interface LoginSessionInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Login name
   */
  loginId?: string
  /**
   * Address: Address of the browser at sign-in.
   */
  address?: string
  /**
   * Signed in at
   */
  startedAt?: string
  /**
   * Ends at: Use of the console extends the session.
   */
  expiresAt?: string
}

/**
 * Menu: A named group of interfaces within a family.
 */
export interface Menu {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Menu name
   */
  menuName: string
  /**
   * Interface family
   */
  interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Category
   */
  category: ("BASIC_DATA" | "DOCUMENT" | "SCHEDULED" | "POLLING" | "API")
  /**
   * Order
   */
  order?: number
  /**
   * Interfaces
   */
  interfaceCount?: number
  /**
   * Sample
   */
  sample?: boolean
}

/**
 * Menu: A named group of interfaces within a family.
 */
export interface MenuInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Menu name
   */
  menuName: string
  /**
   * Interface family
   */
  interfaceType: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Category
   */
  category: ("BASIC_DATA" | "DOCUMENT" | "SCHEDULED" | "POLLING" | "API")
  /**
   * Order
   */
  order?: number
  /**
   * Interfaces
   */
  interfaceCount?: number
  /**
   * Sample
   */
  sample?: boolean
}

/**
 * Outbox document: A mapped document without a configured receiver, kept for viewing.
 */
export interface OutboxDocument {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Document number
   */
  entityNo: string
  /**
   * Idempotency key
   */
  idempotencyKey?: string
  /**
   * Time
   */
  time: string
  /**
   * Mapped document
   */
  data?: string
}

/**
 * Outbox document: A mapped document without a configured receiver, kept for viewing.
 */
export interface OutboxDocumentInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Document number
   */
  entityNo: string
  /**
   * Idempotency key
   */
  idempotencyKey?: string
  /**
   * Time
   */
  time: string
  /**
   * Mapped document
   */
  data?: string
}

/**
 * Own address: The caller's address, and the effect of an IP allow list on it.
 */
export interface OwnAddress {
  /**
   * Address
   */
  address?: string
  /**
   * Warning
   */
  message?: string
}

/**
 * Own address: The caller's address, and the effect of an IP allow list on it.
 */
export interface OwnAddressInput {
  /**
   * Address
   */
  address?: string
  /**
   * Warning
   */
  message?: string
}

/**
 * Owner: Owner of the goods in the warehouse.
 */
export interface Owner {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * Owner: Owner of the goods in the warehouse.
 */
export interface OwnerInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Code
   */
  code: string
  /**
   * Name
   */
  name: string
  /**
   * Disabled: No further interface can use it. Interfaces that use it continue.
   */
  disabled?: boolean
  /**
   * Sample
   */
  sample?: boolean
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
 * API key: A key with which a partner posts documents.
 */
export interface PartnerKey {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Name: The partner or system that uses the key.
   */
  name: string
  /**
   * Status
   */
  status: ("NEW" | "ACTIVE" | "REVOKED")
  /**
   * Calls
   */
  calls: ("DOCUMENT" | "EVENT")[]
  /**
   * Interfaces: Leave empty for all interfaces.
   */
  interfaceUuids?: string[]
  /**
   * Expires: Leave empty for a key without expiry.
   */
  expiresAt?: string
  /**
   * Calls per second: Limit for each process of the service. Leave empty for no limit.
   */
  callsPerSecond?: number
  /**
   * Overlap (hours): The previous secret stays valid for this time after a rotation.
   */
  overlapHours: number
  /**
   * Begins with
   */
  secretStart?: string
  /**
   * Secret generated
   */
  rotatedAt?: string
  /**
   * Last used
   */
  lastUsedAt?: string
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
 * API key: A key with which a partner posts documents.
 */
export interface PartnerKeyInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Name: The partner or system that uses the key.
   */
  name: string
  /**
   * Status
   */
  status?: ("NEW" | "ACTIVE" | "REVOKED")
  /**
   * Calls
   */
  calls: ("DOCUMENT" | "EVENT")[]
  /**
   * Interfaces: Leave empty for all interfaces.
   */
  interfaceUuids?: string[]
  /**
   * Expires: Leave empty for a key without expiry.
   */
  expiresAt?: string
  /**
   * Calls per second: Limit for each process of the service. Leave empty for no limit.
   */
  callsPerSecond?: number
  /**
   * Overlap (hours): The previous secret stays valid for this time after a rotation.
   */
  overlapHours: number
  /**
   * Begins with
   */
  secretStart?: string
  /**
   * Secret generated
   */
  rotatedAt?: string
  /**
   * Last used
   */
  lastUsedAt?: string
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
 * Secret of an API key: A new secret. The service shows it once and keeps only a digest.
 */
export interface PartnerKeySecret {
  /**
   * Name
   */
  name: string
  /**
   * Secret: Copy it now. It is not shown again.
   */
  secret: string
  /**
   * Previous secret valid until
   */
  previousValidUntil?: string
}

/**
 * Secret of an API key: A new secret. The service shows it once and keeps only a digest.
 */
export interface PartnerKeySecretInput {
  /**
   * Name
   */
  name?: string
  /**
   * Secret: Copy it now. It is not shown again.
   */
  secret?: string
  /**
   * Previous secret valid until
   */
  previousValidUntil?: string
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
 * My password
 */
export interface PasswordOwner {
  /**
   * Login name
   */
  loginId?: string
}

/**
 * My password
 */
export interface PasswordOwnerInput {
  /**
   * Login name
   */
  loginId?: string
}

/**
 * Pending data batch: Runs one action on several pending documents.
 */
export interface PendingBatch {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Action
   */
  action: ("reset" | "cancel" | "debug")
  /**
   * Selected data
   */
  uuids?: string[]
  /**
   * Filter: As in the paging body of the list.
   */
  filter?: {
    interfaceUuid?: string
    interfaceName?: string
    interfaceType?: string
    dcCode?: string
    ownerCode?: string
    direction?: string
    entityNo?: string
    status?: string
    failureReason?: string
    errorCode?: string
    causeKey?: string
    failureCountFrom?: number
    failureCountTo?: number
    firstFailureTimeFrom?: string
    firstFailureTimeTo?: string
    createTimeFrom?: string
    createTimeTo?: string
    lastRunTimeFrom?: string
    lastRunTimeTo?: string
  }
  /**
   * Expected count: Number of records shown to the operator; the call is refused if it differs.
   */
  expectedCount?: number
  /**
   * Reason
   */
  reason?: string
}

/**
 * Pending data batch: Runs one action on several pending documents.
 */
export interface PendingBatchInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Action
   */
  action: ("reset" | "cancel" | "debug")
  /**
   * Selected data
   */
  uuids?: string[]
  /**
   * Filter: As in the paging body of the list.
   */
  filter?: {
    interfaceUuid?: string
    interfaceName?: string
    interfaceType?: string
    dcCode?: string
    ownerCode?: string
    direction?: string
    entityNo?: string
    status?: string
    failureReason?: string
    errorCode?: string
    causeKey?: string
    failureCountFrom?: number
    failureCountTo?: number
    firstFailureTimeFrom?: string
    firstFailureTimeTo?: string
    createTimeFrom?: string
    createTimeTo?: string
    lastRunTimeFrom?: string
    lastRunTimeTo?: string
  }
  /**
   * Expected count: Number of records shown to the operator; the call is refused if it differs.
   */
  expectedCount?: number
  /**
   * Reason
   */
  reason?: string
}

/**
 * Pending data: A document that an interface has not delivered yet.
 */
export interface PendingData {
  /**
   * UUID
   */
  uuid: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Owner
   */
  ownerCode?: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Direction
   */
  direction?: ("DOWN" | "UP")
  /**
   * Document number
   */
  entityNo: string
  /**
   * Status
   */
  status: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Failures
   */
  failureCount: number
  /**
   * Failure reason
   */
  failureReason?: string
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Idempotency key
   */
  idempotencyKey?: string
  /**
   * Trace: Trace of the post (W3C Trace Context), if the service exports traces.
   */
  traceparent?: string
  /**
   * Order of arrival: Documents with the same number are delivered in this order.
   */
  arrival?: number
  /**
   * Created
   */
  createTime?: string
  /**
   * Last run
   */
  lastRunTime?: string
  /**
   * Next run
   */
  nextRunTime?: string
  /**
   * Last action
   */
  lastAction?: {
    /**
     * By
     */
    by?: string
    /**
     * At
     */
    at?: string
    /**
     * Reason
     */
    reason?: string
  }
  /**
   * Cause key: Failures with the same cause have the same key.
   */
  causeKey?: string
  /**
   * First failure: First failure with the current cause.
   */
  firstFailureTime?: string
  /**
   * Original document
   */
  originalUuid?: string
  /**
   * Resent document
   */
  resentUuid?: string
  /**
   * History: Events of the document, oldest first. The service keeps the first event and the newest ones.
   */
  history?: {
    /**
     * Event
     */
    kind: ("RECEIVED" | "ATTEMPT" | "RESET" | "CANCELLED" | "RESENT" | "INTERRUPTED")
    /**
     * Time
     */
    at: string
    /**
     * Operator
     */
    by?: string
    /**
     * Reason
     */
    reason?: string
    /**
     * Other document: The original of a resent document, or its successor.
     */
    documentUuid?: string
    /**
     * Result
     */
    status?: ("SUCCESS" | "FAILED" | "BLOCKED")
    /**
     * Attempt
     */
    attempt?: number
    /**
     * Attempt limit
     */
    maxAttempts?: number
    /**
     * Elapsed (ms)
     */
    elapsedMs?: number
    /**
     * HTTP status
     */
    httpStatus?: number
    /**
     * Error code
     */
    errorCode?: string
    /**
     * Message
     */
    message?: string
    /**
     * Deciding rule: The part of the success rule that decided.
     */
    rule?: ("STATUS" | "ANSWER" | "CONDITION")
    /**
     * Rule: HTTP statuses or a condition.
     */
    ruleText?: string
    /**
     * Next attempt
     */
    nextRunTime?: string
    /**
     * Mapping row: Line of the first mapping row that failed.
     */
    mappingLine?: number
    /**
     * API call: Entry in the API call log.
     */
    callUuid?: string
  }[]
  /**
   * Interface debugging: Shows whether debugging of the interface is on. Only then can you debug its documents.
   */
  interfaceDebug?: boolean
  /**
   * Document: Source document before mapping.
   */
  data?: string
  /**
   * Version
   */
  version: number
}

/**
 * Pending data: A document that an interface has not delivered yet.
 */
export interface PendingDataInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Distribution center
   */
  dcCode?: string
  /**
   * Owner
   */
  ownerCode?: string
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Interface family
   */
  interfaceType?: ("ERP_DOWN" | "ERP_UP" | "WCS_DOWN" | "WCS_UP")
  /**
   * Direction
   */
  direction?: ("DOWN" | "UP")
  /**
   * Document number
   */
  entityNo: string
  /**
   * Status
   */
  status?: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Failures
   */
  failureCount?: number
  /**
   * Failure reason
   */
  failureReason?: string
  /**
   * Error code
   */
  errorCode?: string
  /**
   * Idempotency key
   */
  idempotencyKey?: string
  /**
   * Trace: Trace of the post (W3C Trace Context), if the service exports traces.
   */
  traceparent?: string
  /**
   * Order of arrival: Documents with the same number are delivered in this order.
   */
  arrival?: number
  /**
   * Created
   */
  createTime?: string
  /**
   * Last run
   */
  lastRunTime?: string
  /**
   * Next run
   */
  nextRunTime?: string
  /**
   * Last action
   */
  lastAction?: {
    /**
     * By
     */
    by?: string
    /**
     * At
     */
    at?: string
    /**
     * Reason
     */
    reason?: string
  }
  /**
   * Cause key: Failures with the same cause have the same key.
   */
  causeKey?: string
  /**
   * First failure: First failure with the current cause.
   */
  firstFailureTime?: string
  /**
   * Original document
   */
  originalUuid?: string
  /**
   * Resent document
   */
  resentUuid?: string
  /**
   * History: Events of the document, oldest first. The service keeps the first event and the newest ones.
   */
  history?: {
    /**
     * Event
     */
    kind: ("RECEIVED" | "ATTEMPT" | "RESET" | "CANCELLED" | "RESENT" | "INTERRUPTED")
    /**
     * Time
     */
    at: string
    /**
     * Operator
     */
    by?: string
    /**
     * Reason
     */
    reason?: string
    /**
     * Other document: The original of a resent document, or its successor.
     */
    documentUuid?: string
    /**
     * Result
     */
    status?: ("SUCCESS" | "FAILED" | "BLOCKED")
    /**
     * Attempt
     */
    attempt?: number
    /**
     * Attempt limit
     */
    maxAttempts?: number
    /**
     * Elapsed (ms)
     */
    elapsedMs?: number
    /**
     * HTTP status
     */
    httpStatus?: number
    /**
     * Error code
     */
    errorCode?: string
    /**
     * Message
     */
    message?: string
    /**
     * Deciding rule: The part of the success rule that decided.
     */
    rule?: ("STATUS" | "ANSWER" | "CONDITION")
    /**
     * Rule: HTTP statuses or a condition.
     */
    ruleText?: string
    /**
     * Next attempt
     */
    nextRunTime?: string
    /**
     * Mapping row: Line of the first mapping row that failed.
     */
    mappingLine?: number
    /**
     * API call: Entry in the API call log.
     */
    callUuid?: string
  }[]
  /**
   * Interface debugging: Shows whether debugging of the interface is on. Only then can you debug its documents.
   */
  interfaceDebug?: boolean
  /**
   * Document: Source document before mapping.
   */
  data?: string
  /**
   * Version
   */
  version?: number
}

/**
 * Process scheme ignore rule: Process scheme fields that this interface ignores.
 */
export interface ProcessSchemeIgnoreConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Fields
   */
  fields?: string[]
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Process scheme ignore rule: Process scheme fields that this interface ignores.
 */
export interface ProcessSchemeIgnoreConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface name
   */
  interfaceName?: string
  /**
   * Fields
   */
  fields?: string[]
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
 * Receipt: Confirms that a document was accepted: the service keeps and delivers it.
 */
export interface Receipt {
  /**
   * UUID: UUID of the pending data created from the document.
   */
  uuid: string
  /**
   * Interface name
   */
  interfaceName: string
  /**
   * Document number
   */
  entityNo: string
  /**
   * Idempotency key: The key sent by the caller, or one generated by the service.
   */
  idempotencyKey: string
  /**
   * Status
   */
  status: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Repeated: This key was accepted before; no document was added.
   */
  repeated: boolean
}

/**
 * Receipt: Confirms that a document was accepted: the service keeps and delivers it.
 */
export interface ReceiptInput {
  /**
   * UUID: UUID of the pending data created from the document.
   */
  uuid: string
  /**
   * Interface name
   */
  interfaceName: string
  /**
   * Document number
   */
  entityNo: string
  /**
   * Idempotency key: The key sent by the caller, or one generated by the service.
   */
  idempotencyKey: string
  /**
   * Status
   */
  status: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Repeated: This key was accepted before; no document was added.
   */
  repeated: boolean
}

/**
 * Resent document: The edited content of a document.
 */
export interface ResentDocument {
  /**
   * Document: JSON, before mapping.
   */
  data: string
  /**
   * Version: Version of the original that the operator saw.
   */
  version?: number
}

/**
 * Resent document: The edited content of a document.
 */
export interface ResentDocumentInput {
  /**
   * Document: JSON, before mapping.
   */
  data: string
  /**
   * Version: Version of the original that the operator saw.
   */
  version?: number
}

/**
 * DingTalk robot: A DingTalk group robot that sends alarms.
 */
export interface Robot {
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
  webhookSet: boolean
  signSecretSet: boolean
  /**
   * Keyword: Added to every message, for robots with keyword security.
   */
  keyword?: string
  /**
   * Mention everyone
   */
  atAll?: boolean
  /**
   * Mobile numbers to mention
   */
  atMobiles?: string[]
  /**
   * Message language
   */
  language: ("zh-CN" | "en-US")
  /**
   * Enabled
   */
  enabled?: boolean
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
 * DingTalk robot: A DingTalk group robot that sends alarms.
 */
export interface RobotInput {
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
   * Webhook: Address shown in DingTalk when you add the robot to a group.
   */
  webhook?: string
  webhookSet?: boolean
  clearWebhook?: boolean
  /**
   * Signing secret: Only for robots with signature security.
   */
  signSecret?: string
  signSecretSet?: boolean
  clearSignSecret?: boolean
  /**
   * Keyword: Added to every message, for robots with keyword security.
   */
  keyword?: string
  /**
   * Mention everyone
   */
  atAll?: boolean
  /**
   * Mobile numbers to mention
   */
  atMobiles?: string[]
  /**
   * Message language
   */
  language: ("zh-CN" | "en-US")
  /**
   * Enabled
   */
  enabled?: boolean
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
 * Security configuration: Access to the interfaces of this company, and log retention.
 */
export interface SecurityConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Enable this API key: Partners may send this key in the header iwmsApiKey. Generated API keys do not depend on this setting.
   */
  apiKeyEnabled?: boolean
  apiKeySet: boolean
  /**
   * IP allow list: Addresses or ranges that are allowed to call. Leave empty to allow all.
   */
  ipWhitelist?: string[]
  /**
   * Masked fields: Fields to mask in logs.
   */
  maskFields?: string[]
  /**
   * Keep payloads (days): Payloads are deleted from the logs after this many days.
   */
  payloadRetentionDays: number
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Security configuration: Access to the interfaces of this company, and log retention.
 */
export interface SecurityConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Enable this API key: Partners may send this key in the header iwmsApiKey. Generated API keys do not depend on this setting.
   */
  apiKeyEnabled?: boolean
  /**
   * API key
   */
  apiKey?: string
  apiKeySet?: boolean
  clearApiKey?: boolean
  /**
   * IP allow list: Addresses or ranges that are allowed to call. Leave empty to allow all.
   */
  ipWhitelist?: string[]
  /**
   * Masked fields: Fields to mask in logs.
   */
  maskFields?: string[]
  /**
   * Keep payloads (days): Payloads are deleted from the logs after this many days.
   */
  payloadRetentionDays: number
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
 * Sign-in link: Signs an operator in once.
 */
export interface SignInLink {
  /**
   * Login name
   */
  loginId?: string
  /**
   * Sign-in link: Send it to the operator. It works once and is not shown again.
   */
  link?: string
  /**
   * Valid until
   */
  expiresAt?: string
}

/**
 * Sign-in link: Signs an operator in once.
 */
export interface SignInLinkInput {
  /**
   * Login name
   */
  loginId?: string
  /**
   * Sign-in link: Send it to the operator. It works once and is not shown again.
   */
  link?: string
  /**
   * Valid until
   */
  expiresAt?: string
}

/**
 * Success rule test
 */
export interface SuccessRuleTest {
  /**
   * Counts as delivered
   */
  ok: boolean
  /**
   * Message
   */
  message: string
}

/**
 * Success rule test
 */
export interface SuccessRuleTestInput {
  /**
   * Counts as delivered
   */
  ok: boolean
  /**
   * Message
   */
  message: string
}

/**
 * Test request: A request to test an interface.
 */
export interface TestRequest {
  /**
   * URL
   */
  url: string
  /**
   * HTTP method
   */
  type: ("GET" | "POST" | "PUT" | "DELETE")
  headersSet: boolean
  /**
   * Body: JSON. GET requests have no body.
   */
  parameters?: string
}

/**
 * Test request: A request to test an interface.
 */
export interface TestRequestInput {
  /**
   * URL
   */
  url: string
  /**
   * HTTP method
   */
  type: ("GET" | "POST" | "PUT" | "DELETE")
  /**
   * API key: Sent as header iwmsApiKey.
   */
  headers?: string
  headersSet?: boolean
  clearHeaders?: boolean
  /**
   * Body: JSON. GET requests have no body.
   */
  parameters?: string
}

/**
 * Test response
 */
export interface TestResponse {
  /**
   * Succeeded
   */
  success: boolean
  /**
   * Message
   */
  message?: string
  /**
   * Data: The body, if it is JSON.
   */
  data?: string
  /**
   * Response: The body as text.
   */
  response?: string
  /**
   * Not text: The body is not text and cannot be displayed.
   */
  binary?: boolean
  /**
   * Truncated: The response was too large or interrupted; only the received part is shown.
   */
  truncated?: boolean
  /**
   * HTTP status: Empty if no response was received.
   */
  status?: number
  /**
   * Status text
   */
  statusText?: string
  /**
   * Headers: Without cookies.
   */
  headers?: {
    /**
     * Name
     */
    name: string
    /**
     * Value
     */
    value: string
  }[]
  /**
   * URL: Final address of the response, after redirects.
   */
  url?: string
  /**
   * Size (bytes): Size of the uncompressed body, as far as it was read.
   */
  sizeBytes?: number
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
}

/**
 * Test response
 */
export interface TestResponseInput {
  /**
   * Succeeded
   */
  success: boolean
  /**
   * Message
   */
  message?: string
  /**
   * Data: The body, if it is JSON.
   */
  data?: string
  /**
   * Response: The body as text.
   */
  response?: string
  /**
   * Not text: The body is not text and cannot be displayed.
   */
  binary?: boolean
  /**
   * Truncated: The response was too large or interrupted; only the received part is shown.
   */
  truncated?: boolean
  /**
   * HTTP status: Empty if no response was received.
   */
  status?: number
  /**
   * Status text
   */
  statusText?: string
  /**
   * Headers: Without cookies.
   */
  headers?: {
    /**
     * Name
     */
    name: string
    /**
     * Value
     */
    value: string
  }[]
  /**
   * URL: Final address of the response, after redirects.
   */
  url?: string
  /**
   * Size (bytes): Size of the uncompressed body, as far as it was read.
   */
  sizeBytes?: number
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
}

/**
 * Upload configuration: Defines whether an interface uploads its documents.
 */
export interface UploadConfig {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface family
   */
  type?: string
  /**
   * Limit uploads: When on, this interface does not upload documents.
   */
  limited: boolean
  /**
   * Version
   */
  version: number
  /**
   * Last modified
   */
  modifiedAt?: string
}

/**
 * Upload configuration: Defines whether an interface uploads its documents.
 */
export interface UploadConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Interface
   */
  interfaceConfigUuid: string
  /**
   * Interface family
   */
  type?: string
  /**
   * Limit uploads: When on, this interface does not upload documents.
   */
  limited: boolean
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
 * Selected records
 */
export type Uuids = string[]

/**
 * Selected records
 */
export type UuidsInput = string[]

/**
 * Version comparison: The differences between two versions of a configuration record.
 */
export interface VersionComparison {
  /**
   * Changes: Lists show only the rows that differ.
   */
  changes: {
    /**
     * Field
     */
    field: string
    /**
     * Before
     */
    before?: string
    /**
     * After
     */
    after?: string
  }[]
  /**
   * Current version: The version of the current record, for configurationLog.restoreVersion.
   */
  version?: number
  /**
   * Obstacle: Reason why the version cannot be restored now.
   */
  problem?: string
}

/**
 * Version comparison: The differences between two versions of a configuration record.
 */
export interface VersionComparisonInput {
  /**
   * Changes: Lists show only the rows that differ.
   */
  changes: {
    /**
     * Field
     */
    field: string
    /**
     * Before
     */
    before?: string
    /**
     * After
     */
    after?: string
  }[]
  /**
   * Current version: The version of the current record, for configurationLog.restoreVersion.
   */
  version?: number
  /**
   * Obstacle: Reason why the version cannot be restored now.
   */
  problem?: string
}
