/** Header of a partner's API key (schemas/SPECIFICATION.md section 10.1). */
export const apiKeyHeader = 'iwmsApiKey';
