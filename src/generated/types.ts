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
   * Event: The gravest of those in the message.
   */
  event: ("FAILED" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED" | "TEST")
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
   * Event: The gravest of those in the message.
   */
  event: ("FAILED" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED" | "TEST")
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
 * Alarm rule: When which robot is told.
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
   * Interfaces: Leave empty for every interface.
   *
   * @maxItems 500
   *
   * Items: Interface
   */
  interfaceUuids?: string[]
  /**
   * Events: Recovered is told to who heard of the trouble.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Event
   */
  events: ("FAILED" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED")[]
  /**
   * Threshold: Failures within the merge time, or pending data of one interface, from which on to alarm.
   */
  threshold: number
  /**
   * Merge (seconds): Alarms within this time become one message. DingTalk takes 20 a minute from a robot.
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
 * Alarm rule: When which robot is told.
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
   * Interfaces: Leave empty for every interface.
   *
   * @maxItems 500
   *
   * Items: Interface
   */
  interfaceUuids?: string[]
  /**
   * Events: Recovered is told to who heard of the trouble.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Event
   */
  events: ("FAILED" | "BLOCKED" | "PENDING_OVER" | "SETTLEMENT_FAILED" | "RECOVERED")[]
  /**
   * Threshold: Failures within the merge time, or pending data of one interface, from which on to alarm.
   */
  threshold: number
  /**
   * Merge (seconds): Alarms within this time become one message. DingTalk takes 20 a minute from a robot.
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
   * Succeeded
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
   * Succeeded
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
 * Item processing rule: Which groups of item fields this interface updates.
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
 * Item processing rule: Which groups of item fields this interface updates.
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
 * Authentication: Credentials that the interfaces of an ERP sign in with.
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
   * Name: Shown wherever this authentication is chosen.
   */
  name: string
  /**
   * Authentication type
   */
  authType: ("BASIC" | "DIGEST" | "OAUTH2")
  /**
   * User name
   */
  username: string
  passwordSet: boolean
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
 * Authentication: Credentials that the interfaces of an ERP sign in with.
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
   * Name: Shown wherever this authentication is chosen.
   */
  name: string
  /**
   * Authentication type
   */
  authType: ("BASIC" | "DIGEST" | "OAUTH2")
  /**
   * User name
   */
  username: string
  /**
   * Password
   */
  password?: string
  passwordSet?: boolean
  clearPassword?: boolean
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
 * Result of a batch: What a batch did, and what it left alone and why.
 */
export interface BatchResult {
  /**
   * Done
   */
  done: number
  /**
   * Skipped
   *
   * @maxItems 100000
   *
   * Items: Skipped record
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
 * Result of a batch: What a batch did, and what it left alone and why.
 */
export interface BatchResultInput {
  /**
   * Done
   */
  done: number
  /**
   * Skipped
   *
   * @maxItems 100000
   *
   * Items: Skipped record
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
 * Bin usages
 *
 * @maxItems 200
 */
export type BinUsages = string[]

/**
 * Bin usages
 *
 * @maxItems 200
 */
export type BinUsagesInput = string[]

/**
 * Carrier: Who transports the goods.
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
   * Sample
   */
  sample?: boolean
}

/**
 * Carrier: Who transports the goods.
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
   * Sample
   */
  sample?: boolean
}

/**
 * Choice: A value that the service offers, with its name in the asked language.
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
 * Choice: A value that the service offers, with its name in the asked language.
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
 * Company: Whose settings these are.
 */
export interface Company {
  /**
   * UUID
   */
  uuid: string
  /**
   * Code
   */
  code?: string
  /**
   * Name
   */
  name: string
  /**
   * Sample
   */
  sample?: boolean
}

/**
 * Company: Whose settings these are.
 */
export interface CompanyInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Code
   */
  code?: string
  /**
   * Name
   */
  name: string
  /**
   * Sample
   */
  sample?: boolean
}

/**
 * Configuration log: Who changed which configuration, when and how.
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
   * Kind
   */
  kind: ("interface" | "erp" | "dataSource" | "auth" | "dailySettlementConfig" | "processSchemeIgnoreConfig" | "ignoreUpdateConfig" | "ignoreStockBinUsageConfig" | "articleItemProcessingConfig" | "securityConfig" | "uploadConfig" | "globalConfig" | "robot" | "alarmRule")
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
  action: ("create" | "modify" | "remove" | "restore" | "online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "copy" | "import" | "export")
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
   *
   * @maxItems 500
   *
   * Items: Change
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
}

/**
 * Configuration log: Who changed which configuration, when and how.
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
   * Kind
   */
  kind: ("interface" | "erp" | "dataSource" | "auth" | "dailySettlementConfig" | "processSchemeIgnoreConfig" | "ignoreUpdateConfig" | "ignoreStockBinUsageConfig" | "articleItemProcessingConfig" | "securityConfig" | "uploadConfig" | "globalConfig" | "robot" | "alarmRule")
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
  action: ("create" | "modify" | "remove" | "restore" | "online" | "offline" | "suspend" | "resume" | "debug" | "unDebug" | "copy" | "import" | "export")
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
   *
   * @maxItems 500
   *
   * Items: Change
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
   *
   * @maxItems 20
   *
   * Items: Step
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
   *
   * @maxItems 20
   *
   * Items: Step
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
 * Copy to another carrier: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another carrier: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another distribution center: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another distribution center: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner and ERP: Copies arrive offline.
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
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
}

/**
 * Copy to another owner and ERP: Copies arrive offline.
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
   * When an interface exists
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
   * One-time token: From a sign-in link; takes the place of login name and password.
   */
  token?: string
  tokenSet?: boolean
  clearToken?: boolean
}

/**
 * Daily settlement configuration: What happens every day to pending data that keeps failing.
 */
export interface DailySettlementConfig {
  /**
   * UUID
   */
  uuid: string
  /**
   * Configuration UUID: The same identity, under the name that the daily settlement calls use.
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
   *
   * @minItems 1
   * @maxItems 500
   *
   * Items: Interface
   */
  interfaceUuids?: string[]
  /**
   * Settlement time: Every day, in the time zone of the distribution center.
   */
  settlementTime: string
  /**
   * Failure count from: Only pending data that has failed at least this often is settled.
   */
  failureCountStart: number
  /**
   * Reset pending data
   */
  pendingReset?: boolean
  /**
   * Reset day range: Data no older than this many days is reset and runs again.
   */
  resetDayRange?: number
  /**
   * Cancel pending data
   */
  pendingCancel?: boolean
  /**
   * Cancel day range: Data of this many days or older is cancelled.
   */
  cancelDayRange?: number
  /**
   * Status
   */
  status: ("OFFLINE" | "ONLINE")
  /**
   * Language: Of reasons and messages: that of whoever took the configuration online.
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
 * Daily settlement configuration: What happens every day to pending data that keeps failing.
 */
export interface DailySettlementConfigInput {
  /**
   * UUID
   */
  uuid?: string
  /**
   * Configuration UUID: The same identity, under the name that the daily settlement calls use.
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
   *
   * @minItems 1
   * @maxItems 500
   *
   * Items: Interface
   */
  interfaceUuids?: string[]
  /**
   * Settlement time: Every day, in the time zone of the distribution center.
   */
  settlementTime: string
  /**
   * Failure count from: Only pending data that has failed at least this often is settled.
   */
  failureCountStart: number
  /**
   * Reset pending data
   */
  pendingReset?: boolean
  /**
   * Reset day range: Data no older than this many days is reset and runs again.
   */
  resetDayRange?: number
  /**
   * Cancel pending data
   */
  pendingCancel?: boolean
  /**
   * Cancel day range: Data of this many days or older is cancelled.
   */
  cancelDayRange?: number
  /**
   * Status
   */
  status?: ("OFFLINE" | "ONLINE")
  /**
   * Language: Of reasons and messages: that of whoever took the configuration online.
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
 * Daily settlement log: What a daily settlement did, or would do tonight.
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
   * Day: The day that was settled, in its time zone.
   */
  day?: string
  /**
   * Time zone: Of the distribution centers whose interfaces were settled.
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
   * Documents: The first thousand, in the order of their interfaces.
   *
   * @maxItems 1000
   */
  documents?: {
    /**
     * What happens
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
   *
   * @maxItems 10000
   */
  resetUuids?: string[]
  /**
   * Cancelled data
   *
   * @maxItems 10000
   */
  cancelUuids?: string[]
  /**
   * Under way until: While it is under way: when another process may go on with it, should its own have ended.
   */
  leaseUntil?: string
}

/**
 * Daily settlement log: What a daily settlement did, or would do tonight.
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
   * Day: The day that was settled, in its time zone.
   */
  day?: string
  /**
   * Time zone: Of the distribution centers whose interfaces were settled.
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
   * Documents: The first thousand, in the order of their interfaces.
   *
   * @maxItems 1000
   */
  documents?: {
    /**
     * What happens
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
   *
   * @maxItems 10000
   */
  resetUuids?: string[]
  /**
   * Cancelled data
   *
   * @maxItems 10000
   */
  cancelUuids?: string[]
  /**
   * Under way until: While it is under way: when another process may go on with it, should its own have ended.
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
   * Name: Shown wherever this data source is chosen.
   */
  name: string
  /**
   * Database type
   */
  databaseType: ("MYSQL" | "ORACLE" | "SQLSERVER" | "POSTGRESQL" | "DM")
  /**
   * IP or host name: Paste a whole JDBC or HTTP address here to fill in host, port and database.
   */
  ip: string
  /**
   * Port
   */
  port: number
  /**
   * Database name: For Oracle: the service name or SID.
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
   * Name: Shown wherever this data source is chosen.
   */
  name: string
  /**
   * Database type
   */
  databaseType: ("MYSQL" | "ORACLE" | "SQLSERVER" | "POSTGRESQL" | "DM")
  /**
   * IP or host name: Paste a whole JDBC or HTTP address here to fill in host, port and database.
   */
  ip: string
  /**
   * Port
   */
  port: number
  /**
   * Database name: For Oracle: the service name or SID.
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
   * Sample
   */
  sample?: boolean
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
   * Sample
   */
  sample?: boolean
}

/**
 * Debugging input: What an interface is debugged with.
 */
export interface DebugInput {
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Debug with
   */
  inputType: ("ORDER" | "DATA")
  /**
   * Order number
   */
  orderNumber?: string
  /**
   * Data: A source document as JSON.
   */
  data?: string
  /**
   * Send: The mapped document is really sent; its interface must be debugging. Otherwise it is only mapped.
   */
  send?: boolean
}

/**
 * Debugging input: What an interface is debugged with.
 */
export interface DebugInputInput {
  /**
   * Interface
   */
  interfaceUuid: string
  /**
   * Debug with
   */
  inputType: ("ORDER" | "DATA")
  /**
   * Order number
   */
  orderNumber?: string
  /**
   * Data: A source document as JSON.
   */
  data?: string
  /**
   * Send: The mapped document is really sent; its interface must be debugging. Otherwise it is only mapped.
   */
  send?: boolean
}

/**
 * Debug run: What each mapping row did, and what was sent and answered.
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
   * Left out by
   */
  leftOutBy?: ("PRE_FILTER" | "POST_FILTER")
  /**
   * Source document: What the run began with, as JSON.
   */
  source?: string
  /**
   * Steps
   *
   * @maxItems 20000
   *
   * Items: Step
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
     * Function type
     */
    functionType: ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")
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
   * Mapped document: What the mapping made of it, as JSON.
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
   * Timings: Each stage that was entered.
   *
   * @maxItems 4
   *
   * Items: Timing
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
 * Debug run: What each mapping row did, and what was sent and answered.
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
   * Left out by
   */
  leftOutBy?: ("PRE_FILTER" | "POST_FILTER")
  /**
   * Source document: What the run began with, as JSON.
   */
  source?: string
  /**
   * Steps
   *
   * @maxItems 20000
   *
   * Items: Step
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
     * Function type
     */
    functionType: ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")
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
   * Mapped document: What the mapping made of it, as JSON.
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
   * Timings: Each stage that was entered.
   *
   * @maxItems 4
   *
   * Items: Timing
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
 * ERP configuration: An ERP that interfaces exchange documents with.
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
   * Base path: Address that every path of this ERP's interfaces is appended to.
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
   * Remarks
   */
  remarks?: string
  /**
   * HTTP extension parameters: Sent as headers with every call to this ERP.
   */
  extendInfo?: ExtendInfo
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
 * ERP configuration: An ERP that interfaces exchange documents with.
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
   * Base path: Address that every path of this ERP's interfaces is appended to.
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
   * Remarks
   */
  remarks?: string
  /**
   * HTTP extension parameters: Sent as headers with every call to this ERP.
   */
  extendInfo?: ExtendInfoInput
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
 * Receipts of an event: Which interfaces took the document of an event, and which did not.
 */
export interface EventReceipts {
  /**
   * Event type
   */
  eventType: string
  /**
   * Accepted
   *
   * @maxItems 10000
   *
   * Items: Receipt: That a document was accepted: from then on it is not lost, and it is delivered.
   */
  receipts: Receipt[]
  /**
   * Refused
   *
   * @maxItems 10000
   *
   * Items: Refusal
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
 * Receipts of an event: Which interfaces took the document of an event, and which did not.
 */
export interface EventReceiptsInput {
  /**
   * Event type
   */
  eventType: string
  /**
   * Accepted
   *
   * @maxItems 10000
   *
   * Items: Receipt: That a document was accepted: from then on it is not lost, and it is delivered.
   */
  receipts: ReceiptInput[]
  /**
   * Refused
   *
   * @maxItems 10000
   *
   * Items: Refusal
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
 * Document: One document as its sender has it: any JSON object. What the interface makes of it is told by its field mapping.
 */
export interface ExchangeDocument {
  [k: string]: unknown
}

/**
 * Document: One document as its sender has it: any JSON object. What the interface makes of it is told by its field mapping.
 */
export interface ExchangeDocumentInput {
  [k: string]: unknown
}

/**
 * Export file: Interfaces as a file, without secrets.
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
   *
   * @maxItems 10000
   *
   * Items: Interface: An interface without identity, state and figures; `rules` holds its rules by their entity. Each is checked as it is imported, so that problems are told by its name.
   */
  items: {
    [k: string]: unknown
  }[]
  /**
   * References
   *
   * @maxItems 10000
   *
   * Items: Reference
   */
  references: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource")
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
   * Checksum: SHA-256 in hex of {items, references} as JSON without spaces, members in the order of their names.
   */
  sha256: string
  [k: string]: unknown
}

/**
 * Export file: Interfaces as a file, without secrets.
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
   *
   * @maxItems 10000
   *
   * Items: Interface: An interface without identity, state and figures; `rules` holds its rules by their entity. Each is checked as it is imported, so that problems are told by its name.
   */
  items: {
    [k: string]: unknown
  }[]
  /**
   * References
   *
   * @maxItems 10000
   *
   * Items: Reference
   */
  references: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource")
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
   * Checksum: SHA-256 in hex of {items, references} as JSON without spaces, members in the order of their names.
   */
  sha256: string
  [k: string]: unknown
}

/**
 * Export: Which interfaces are exported.
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
 * Export: Which interfaces are exported.
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
 *
 * @maxItems 50
 *
 * Items: Parameter
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
}[]

/**
 * HTTP extension parameters
 *
 * @maxItems 50
 *
 * Items: Parameter
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
}[]

/**
 * Field: A field that an interface can fill.
 */
export interface Field {
  /**
   * Field
   */
  name: string
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
 * Field mapping row: How one field of the target document is made from the source document.
 */
export interface FieldMapping {
  /**
   * Line
   */
  lineNo: number
  /**
   * Target field
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
   * Function type
   */
  functionType: ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")
  /**
   * Source field: Path in the source document; several are separated by commas.
   */
  sourceField?: string
  /**
   * Expression
   */
  expression?: string
}

/**
 * Field mapping row: How one field of the target document is made from the source document.
 */
export interface FieldMappingInput {
  /**
   * Line
   */
  lineNo?: number
  /**
   * Target field
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
   * Function type
   */
  functionType: ("REGULAR" | "CONCATENATE" | "CONNECT" | "EXTRACT" | "DEFAULT_VALUE" | "NEGATE" | "CUSTOM" | "REPLACE" | "CURRENT_TIME" | "FORMAT_TIME" | "GROUP" | "FIXED_VALUE" | "SUB_TABLE" | "SUB_QUERY" | "POST_CUSTOM")
  /**
   * Source field: Path in the source document; several are separated by commas.
   */
  sourceField?: string
  /**
   * Expression
   */
  expression?: string
}

/**
 * Field mapping
 *
 * @maxItems 10000
 *
 * Items: Field mapping row: How one field of the target document is made from the source document.
 */
export type FieldMappings = FieldMapping[]

/**
 * Field mapping
 *
 * @maxItems 10000
 *
 * Items: Field mapping row: How one field of the target document is made from the source document.
 */
export type FieldMappingsInput = FieldMappingInput[]

/**
 * Fields
 *
 * @maxItems 500
 */
export type FieldNames = string[]

/**
 * Fields
 *
 * @maxItems 500
 */
export type FieldNamesInput = string[]

/**
 * Field update rule: Whether an interface may change a group of item fields.
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
 * Field update rule: Whether an interface may change a group of item fields.
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
 *
 * @maxItems 8
 *
 * Items: Field update rule: Whether an interface may change a group of item fields.
 */
export type FieldUpdateRules = FieldUpdateRule[]

/**
 * Field update rules
 *
 * @maxItems 8
 *
 * Items: Field update rule: Whether an interface may change a group of item fields.
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
 * Global configuration: What holds for this company unless an interface says otherwise.
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
   * Failure threshold: Pending data that has failed this often is blocked.
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
   * WMS base path: Documents for the warehouse are posted to this address, followed by the name of their interface. Without it they are kept in the outbox.
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
 * Global configuration: What holds for this company unless an interface says otherwise.
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
   * Failure threshold: Pending data that has failed this often is blocked.
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
   * WMS base path: Documents for the warehouse are posted to this address, followed by the name of their interface. Without it they are kept in the outbox.
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
 * Overview: How the interfaces are doing, now and over time.
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
   * From: When the first part of every series begins.
   */
  since: string
  /**
   * Seconds a part: How long each part of a series is.
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
     *
     * @maxItems 84
     */
    received: number[]
    /**
     * Delivered
     *
     * @maxItems 84
     */
    delivered: number[]
    /**
     * Failed
     *
     * @maxItems 84
     */
    failed: number[]
  }
  /**
   * Needs attention
   *
   * @maxItems 50
   *
   * Items: Finding
   */
  findings: {
    /**
     * Kind
     */
    kind: ("STALLED" | "OFFLINE" | "SUSPENDED" | "BLOCKED" | "FAILING" | "SILENT")
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
   *
   * @maxItems 200
   *
   * Items: Interface
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
     * Over time
     */
    series: {
      /**
       * Received
       *
       * @maxItems 84
       */
      received: number[]
      /**
       * Delivered
       *
       * @maxItems 84
       */
      delivered: number[]
      /**
       * Failed
       *
       * @maxItems 84
       */
      failed: number[]
    }
  }[]
}

/**
 * Overview: How the interfaces are doing, now and over time.
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
   * From: When the first part of every series begins.
   */
  since: string
  /**
   * Seconds a part: How long each part of a series is.
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
     *
     * @maxItems 84
     */
    received: number[]
    /**
     * Delivered
     *
     * @maxItems 84
     */
    delivered: number[]
    /**
     * Failed
     *
     * @maxItems 84
     */
    failed: number[]
  }
  /**
   * Needs attention
   *
   * @maxItems 50
   *
   * Items: Finding
   */
  findings: {
    /**
     * Kind
     */
    kind: ("STALLED" | "OFFLINE" | "SUSPENDED" | "BLOCKED" | "FAILING" | "SILENT")
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
   *
   * @maxItems 200
   *
   * Items: Interface
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
     * Over time
     */
    series: {
      /**
       * Received
       *
       * @maxItems 84
       */
      received: number[]
      /**
       * Delivered
       *
       * @maxItems 84
       */
      delivered: number[]
      /**
       * Failed
       *
       * @maxItems 84
       */
      failed: number[]
    }
  }[]
}

/**
 * Question about the overview: What the overview is about.
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
   *
   * @maxItems 200
   */
  uuids?: string[]
}

/**
 * Question about the overview: What the overview is about.
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
   *
   * @maxItems 200
   */
  uuids?: string[]
}

/**
 * Ignore stock bin usage rule: Stock in bins of these usages is left out.
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
   *
   * @maxItems 200
   *
   * Items: Bin usage
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
 * Ignore stock bin usage rule: Stock in bins of these usages is left out.
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
   *
   * @maxItems 200
   *
   * Items: Bin usage
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
 * Ignore-update rule: Fields that this interface fills on creation and never changes afterwards.
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
   *
   * @maxItems 500
   *
   * Items: Field
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
 * Ignore-update rule: Fields that this interface fills on creation and never changes afterwards.
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
   *
   * @maxItems 500
   *
   * Items: Field
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
 * Import: Imported interfaces arrive offline.
 */
export interface ImportForm {
  /**
   * Company
   */
  companyUuid: string
  /**
   * Data: Choose, drop or paste a file that this console has exported.
   */
  jsonData: string
  /**
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
  /**
   * Distribution center: Where the interfaces arrive. Left empty, they keep the one in the file.
   */
  dcCode?: string
  /**
   * Owner: Left empty, interfaces keep the one in the file.
   */
  ownerCode?: string
  /**
   * ERP configuration: Used where an ERP configuration of the file is not found here.
   */
  erpUuid?: string
  /**
   * Data source: Used where a data source of the file is not found here.
   */
  dataSourceUuid?: string
  /**
   * DingTalk configuration: Used where a DingTalk configuration of the file is not found here.
   */
  dingDingUuid?: string
  /**
   * Service address: Interfaces with an address of their own move to this one and keep their path. Left empty, they stay.
   */
  serviceUrl?: string
}

/**
 * Import: Imported interfaces arrive offline.
 */
export interface ImportFormInput {
  /**
   * Company
   */
  companyUuid?: string
  /**
   * Data: Choose, drop or paste a file that this console has exported.
   */
  jsonData: string
  /**
   * When an interface exists
   */
  policy?: ("fail" | "skip" | "overwrite")
  /**
   * Distribution center: Where the interfaces arrive. Left empty, they keep the one in the file.
   */
  dcCode?: string
  /**
   * Owner: Left empty, interfaces keep the one in the file.
   */
  ownerCode?: string
  /**
   * ERP configuration: Used where an ERP configuration of the file is not found here.
   */
  erpUuid?: string
  /**
   * Data source: Used where a data source of the file is not found here.
   */
  dataSourceUuid?: string
  /**
   * DingTalk configuration: Used where a DingTalk configuration of the file is not found here.
   */
  dingDingUuid?: string
  /**
   * Service address: Interfaces with an address of their own move to this one and keep their path. Left empty, they stay.
   */
  serviceUrl?: string
}

/**
 * Import plan: What an import would change.
 */
export interface ImportPlan {
  /**
   * Plan hash: Given to the import, which refuses if the data has changed since.
   */
  planHash: string
  /**
   * Items
   *
   * @maxItems 10000
   *
   * Items: Item
   */
  items: {
    /**
     * Natural key: Scope, owner and interface name.
     */
    naturalKey: string
    /**
     * Change
     */
    change: ("CREATE" | "UPDATE" | "SAME" | "CONFLICT")
    /**
     * Differences
     *
     * @maxItems 200
     *
     * Items: Difference
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
   *
   * @maxItems 1000
   *
   * Items: Reference
   */
  unresolved: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource")
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
   *
   * @maxItems 1000
   *
   * Items: Issue
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
}

/**
 * Import plan: What an import would change.
 */
export interface ImportPlanInput {
  /**
   * Plan hash: Given to the import, which refuses if the data has changed since.
   */
  planHash: string
  /**
   * Items
   *
   * @maxItems 10000
   *
   * Items: Item
   */
  items: {
    /**
     * Natural key: Scope, owner and interface name.
     */
    naturalKey: string
    /**
     * Change
     */
    change: ("CREATE" | "UPDATE" | "SAME" | "CONFLICT")
    /**
     * Differences
     *
     * @maxItems 200
     *
     * Items: Difference
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
   *
   * @maxItems 1000
   *
   * Items: Reference
   */
  unresolved: {
    /**
     * Kind
     */
    kind: ("erp" | "dingDing" | "dataSource")
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
   *
   * @maxItems 1000
   *
   * Items: Issue
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
}

/**
 * Import result: What an import or a copy did.
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
   *
   * @maxItems 10000
   *
   * Items: Skipped item
   */
  skipped: {
    /**
     * Natural key: Scope, owner and interface name.
     */
    naturalKey: string
    /**
     * Reason
     */
    reason: string
  }[]
}

/**
 * Import result: What an import or a copy did.
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
   *
   * @maxItems 10000
   *
   * Items: Skipped item
   */
  skipped: {
    /**
     * Natural key: Scope, owner and interface name.
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
   * Owner: Leave empty for an interface that serves every owner.
   */
  ownerCode?: string
  /**
   * Entity identifier: Field of the document that identifies it; pending data and logs are found by it.
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
   * Address: Whole address of the service or message broker.
   */
  address?: string
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
   * Event types: Any of these events triggers the interface.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Event type
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
   * Item processing type: Only for interfaces that carry items.
   */
  itemProcessingType?: ("INC" | "FULL" | "QPC" | "BARCODE" | "VENDOR")
  /**
   * File format: Leave empty unless documents travel as files.
   */
  fileFormat?: "CSV"
  /**
   * File name
   */
  fileName?: string
  /**
   * Pre-filter: JSONata over the source document: only documents for which it is true are processed.
   */
  preFilter?: string
  /**
   * Post-filter: JSONata over the mapped document: only documents for which it is true are sent.
   */
  postFilter?: string
  /**
   * DingTalk alarm: Tells the robot when documents fail or are blocked, and when the interface delivers again.
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
   * Failures
   */
  failureCount: number
  /**
   * Failure reason
   */
  failureReason?: string
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
   * Owner: Leave empty for an interface that serves every owner.
   */
  ownerCode?: string
  /**
   * Entity identifier: Field of the document that identifies it; pending data and logs are found by it.
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
   * Address: Whole address of the service or message broker.
   */
  address?: string
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
   * Event types: Any of these events triggers the interface.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Event type
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
   * Item processing type: Only for interfaces that carry items.
   */
  itemProcessingType?: ("INC" | "FULL" | "QPC" | "BARCODE" | "VENDOR")
  /**
   * File format: Leave empty unless documents travel as files.
   */
  fileFormat?: "CSV"
  /**
   * File name
   */
  fileName?: string
  /**
   * Pre-filter: JSONata over the source document: only documents for which it is true are processed.
   */
  preFilter?: string
  /**
   * Post-filter: JSONata over the mapped document: only documents for which it is true are sent.
   */
  postFilter?: string
  /**
   * DingTalk alarm: Tells the robot when documents fail or are blocked, and when the interface delivers again.
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
   * Failures
   */
  failureCount?: number
  /**
   * Failure reason
   */
  failureReason?: string
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
 * Batch of interfaces: One action on many interfaces.
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
   *
   * @minItems 1
   * @maxItems 1000
   */
  uuids?: string[]
  /**
   * Filter: As in the paging body of the list.
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
   * Expected count: How many records the operator saw; any other number is refused.
   */
  expectedCount?: number
}

/**
 * Batch of interfaces: One action on many interfaces.
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
   *
   * @minItems 1
   * @maxItems 1000
   */
  uuids?: string[]
  /**
   * Filter: As in the paging body of the list.
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
   * Expected count: How many records the operator saw; any other number is refused.
   */
  expectedCount?: number
}

/**
 * Interface log: What an interface did, step by step.
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
   * Document number: What identifies the document that was handled.
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
 * Interface log: What an interface did, step by step.
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
   * Document number: What identifies the document that was handled.
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
 * Session: What an operator carries after signing in.
 */
export interface LoginResult {
  /**
   * Login name
   */
  loginId: string
  /**
   * Login key: Sent in a header with every later call.
   */
  loginKey: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Companies
   *
   * @maxItems 200
   *
   * Items: Company: Whose settings these are.
   */
  companies: Company[]
}

/**
 * Session: What an operator carries after signing in.
 */
export interface LoginResultInput {
  /**
   * Login name
   */
  loginId: string
  /**
   * Login key: Sent in a header with every later call.
   */
  loginKey: string
  /**
   * Company
   */
  companyUuid: string
  /**
   * Companies
   *
   * @maxItems 200
   *
   * Items: Company: Whose settings these are.
   */
  companies: CompanyInput[]
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
 * Outbox document: A mapped document that had nowhere to go, kept for whoever fetches it.
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
 * Outbox document: A mapped document that had nowhere to go, kept for whoever fetches it.
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
 * Owner: Who owns the goods in the warehouse.
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
   * Sample
   */
  sample?: boolean
}

/**
 * Owner: Who owns the goods in the warehouse.
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
   * Sample
   */
  sample?: boolean
}

/**
 * Batch of pending data: One action on many pending documents.
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
   *
   * @minItems 1
   * @maxItems 1000
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
    failureCountFrom?: number
    failureCountTo?: number
    createTimeFrom?: string
    createTimeTo?: string
    lastRunTimeFrom?: string
    lastRunTimeTo?: string
  }
  /**
   * Expected count: How many records the operator saw; any other number is refused.
   */
  expectedCount?: number
  /**
   * Reason
   */
  reason?: string
}

/**
 * Batch of pending data: One action on many pending documents.
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
   *
   * @minItems 1
   * @maxItems 1000
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
    failureCountFrom?: number
    failureCountTo?: number
    createTimeFrom?: string
    createTimeTo?: string
    lastRunTimeFrom?: string
    lastRunTimeTo?: string
  }
  /**
   * Expected count: How many records the operator saw; any other number is refused.
   */
  expectedCount?: number
  /**
   * Reason
   */
  reason?: string
}

/**
 * Pending data: A document that an interface has yet to deliver.
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
   * Order of arrival: Documents of one number are delivered in this order.
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
   * Document: What is to be delivered, before it is mapped.
   */
  data?: string
  /**
   * Version
   */
  version: number
}

/**
 * Pending data: A document that an interface has yet to deliver.
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
   * Order of arrival: Documents of one number are delivered in this order.
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
   * Document: What is to be delivered, before it is mapped.
   */
  data?: string
  /**
   * Version
   */
  version?: number
}

/**
 * Process scheme ignore rule: Fields of the process scheme that this interface leaves alone.
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
   *
   * @maxItems 500
   *
   * Items: Field
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
 * Process scheme ignore rule: Fields of the process scheme that this interface leaves alone.
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
   *
   * @maxItems 500
   *
   * Items: Field
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
 * Receipt: That a document was accepted: from then on it is not lost, and it is delivered.
 */
export interface Receipt {
  /**
   * UUID: Of the pending data that the document became.
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
   * Idempotency key: The one that was sent, or one that the service made up.
   */
  idempotencyKey: string
  /**
   * Status
   */
  status: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Repeated: This key has been accepted before: nothing was added.
   */
  repeated: boolean
}

/**
 * Receipt: That a document was accepted: from then on it is not lost, and it is delivered.
 */
export interface ReceiptInput {
  /**
   * UUID: Of the pending data that the document became.
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
   * Idempotency key: The one that was sent, or one that the service made up.
   */
  idempotencyKey: string
  /**
   * Status
   */
  status: ("PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "BLOCKED" | "CANCELLED")
  /**
   * Repeated: This key has been accepted before: nothing was added.
   */
  repeated: boolean
}

/**
 * DingTalk robot: A robot of a DingTalk group that alarms are sent to.
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
   * Keyword: Put into every message, for robots secured by keyword.
   */
  keyword?: string
  /**
   * Mention everyone
   */
  atAll?: boolean
  /**
   * Mobile numbers to mention
   *
   * @maxItems 50
   *
   * Items: Mobile number
   */
  atMobiles?: string[]
  /**
   * Language of messages
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
 * DingTalk robot: A robot of a DingTalk group that alarms are sent to.
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
   * Webhook: Address that DingTalk shows when the robot is added to a group.
   */
  webhook?: string
  webhookSet?: boolean
  clearWebhook?: boolean
  /**
   * Signing secret: Only for robots secured by signature.
   */
  signSecret?: string
  signSecretSet?: boolean
  clearSignSecret?: boolean
  /**
   * Keyword: Put into every message, for robots secured by keyword.
   */
  keyword?: string
  /**
   * Mention everyone
   */
  atAll?: boolean
  /**
   * Mobile numbers to mention
   *
   * @maxItems 50
   *
   * Items: Mobile number
   */
  atMobiles?: string[]
  /**
   * Language of messages
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
 * Security configuration: Who may call the interfaces of this company, and what logs keep.
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
   * Require an API key: Callers must send the key in header iwmsApiKey.
   */
  apiKeyEnabled?: boolean
  apiKeySet: boolean
  /**
   * IP allow list: Addresses or ranges that may call. Empty: any address.
   *
   * @maxItems 200
   *
   * Items: Address
   */
  ipWhitelist?: string[]
  /**
   * Masked fields: Fields whose values are masked in logs.
   *
   * @maxItems 200
   *
   * Items: Field
   */
  maskFields?: string[]
  /**
   * Keep payloads (days): After this many days payloads are deleted from the logs.
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
 * Security configuration: Who may call the interfaces of this company, and what logs keep.
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
   * Require an API key: Callers must send the key in header iwmsApiKey.
   */
  apiKeyEnabled?: boolean
  /**
   * API key
   */
  apiKey?: string
  apiKeySet?: boolean
  clearApiKey?: boolean
  /**
   * IP allow list: Addresses or ranges that may call. Empty: any address.
   *
   * @maxItems 200
   *
   * Items: Address
   */
  ipWhitelist?: string[]
  /**
   * Masked fields: Fields whose values are masked in logs.
   *
   * @maxItems 200
   *
   * Items: Field
   */
  maskFields?: string[]
  /**
   * Keep payloads (days): After this many days payloads are deleted from the logs.
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
 * Test request: A call that tries an interface out.
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
   * Body: As JSON. A GET request has none.
   */
  parameters?: string
}

/**
 * Test request: A call that tries an interface out.
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
   * Body: As JSON. A GET request has none.
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
   * Data: The body once more, if it is JSON.
   */
  data?: string
  /**
   * Response: The body as text.
   */
  response?: string
  /**
   * Not text: The body is no text and is not shown.
   */
  binary?: boolean
  /**
   * Truncated: There was more than is shown: the answer was too large, or broke off.
   */
  truncated?: boolean
  /**
   * HTTP status: Missing when no answer came.
   */
  status?: number
  /**
   * Status text
   */
  statusText?: string
  /**
   * Headers: Without cookies.
   *
   * @maxItems 100
   *
   * Items: Header
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
   * URL: Where the answer came from, after redirects.
   */
  url?: string
  /**
   * Size (bytes): Of the body, unpacked, as far as it was read.
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
   * Data: The body once more, if it is JSON.
   */
  data?: string
  /**
   * Response: The body as text.
   */
  response?: string
  /**
   * Not text: The body is no text and is not shown.
   */
  binary?: boolean
  /**
   * Truncated: There was more than is shown: the answer was too large, or broke off.
   */
  truncated?: boolean
  /**
   * HTTP status: Missing when no answer came.
   */
  status?: number
  /**
   * Status text
   */
  statusText?: string
  /**
   * Headers: Without cookies.
   *
   * @maxItems 100
   *
   * Items: Header
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
   * URL: Where the answer came from, after redirects.
   */
  url?: string
  /**
   * Size (bytes): Of the body, unpacked, as far as it was read.
   */
  sizeBytes?: number
  /**
   * Elapsed (ms)
   */
  elapsedMs?: number
}

/**
 * Upload configuration: Whether documents of an interface are uploaded.
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
   * Limit uploads: When on, documents of this interface are not uploaded.
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
 * Upload configuration: Whether documents of an interface are uploaded.
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
   * Limit uploads: When on, documents of this interface are not uploaded.
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
 *
 * @minItems 1
 * @maxItems 10000
 */
export type Uuids = string[]

/**
 * Selected records
 *
 * @minItems 1
 * @maxItems 10000
 */
export type UuidsInput = string[]
