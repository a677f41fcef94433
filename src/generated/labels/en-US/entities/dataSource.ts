// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Data source",
  "description": "A database that interfaces read from or write to.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name",
      "description": "Name shown when you select a data source."
    },
    "databaseType": {
      "title": "Database type",
      "choices": {
        "MYSQL": {
          "title": "MySQL"
        },
        "ORACLE": {
          "title": "Oracle"
        },
        "SQLSERVER": {
          "title": "SQL Server"
        },
        "POSTGRESQL": {
          "title": "PostgreSQL"
        },
        "DM": {
          "title": "Dameng"
        }
      }
    },
    "ip": {
      "title": "IP or host name",
      "description": "Paste a full JDBC or HTTP address to fill in host, port and database.",
      "placeholder": "192.168.1.20"
    },
    "port": {
      "title": "Port",
      "placeholder": "3306"
    },
    "databaseName": {
      "title": "Database name",
      "description": "For Oracle: the service name or SID."
    },
    "username": {
      "title": "User name"
    },
    "password": {
      "title": "Password"
    },
    "encoding": {
      "title": "Encoding",
      "choices": {
        "UTF-8": {
          "title": "UTF-8"
        },
        "GBK": {
          "title": "GBK"
        },
        "GB18030": {
          "title": "GB18030"
        },
        "ISO-8859-1": {
          "title": "ISO-8859-1"
        }
      }
    },
    "remarks": {
      "title": "Remarks"
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};

export default labels;
